import Stripe from 'stripe';
import { newId, now } from './checkoutSession.ts';

/** The delay before an unacknowledged event is sent again; the service itself retries for days. */
const RETRIES_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

export interface EventsOptions {
  /** Where events go. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly log: (line: string) => void;
}

/** Sends events as the service does: signed, and again until one answer is 2xx. */
export class Events {
  readonly #stripe = new Stripe('sk_test_local');
  readonly #options: EventsOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: EventsOptions) {
    this.#options = options;
  }

  /** Runs a callback later, unless the stand-in ends before. */
  later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  send(type: string, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    void this.#deliver(JSON.stringify(event), type, 0);
  }

  async #deliver(payload: string, type: string, tries: number): Promise<void> {
    const { webhookUrl, webhookSecret, log } = this.#options;
    try {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': await this.#stripe.webhooks.generateTestHeaderStringAsync({
            payload,
            secret: webhookSecret,
          }),
        },
        body: payload,
      });
      if (answer.ok) return;
      log(`${type} was answered with ${answer.status}.`);
    } catch (error) {
      log(`${type} could not be delivered: ${error}`);
    }
    const wait = RETRIES_MS[tries];
    if (wait !== undefined) this.later(() => void this.#deliver(payload, type, tries + 1), wait);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
