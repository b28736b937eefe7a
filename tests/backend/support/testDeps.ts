import { readConfig } from '../../../supabase/functions/_shared/config.ts';
import { openDatabase } from '../../../supabase/functions/_shared/database.ts';
import type { DeliveryDeps, PaymentDeps } from '../../../supabase/functions/_shared/deps.ts';
import type {
  BatchResult,
  Handover,
  MailService,
  OutgoingMail,
} from '../../../supabase/functions/_shared/mailService.ts';
import {
  type Opening,
  type Order,
  type Payments,
  stripePayments,
} from '../../../supabase/functions/_shared/payments.ts';

/** The settings of the functions in tests, without the database. */
export const settings: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://functions.test',
  SITE_URL: 'http://site.test',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"test-key"}',
  TOKEN_SECRET: 'a-secret-of-the-tests-for-links',
  DELIVERY_SECRET: 'a-secret-of-the-tests-for-mail',
  RESEND_API_KEY: 'test-mail-key',
  MAIL_FROM: 'Test Studio <studio@example.com>',
  OWNER_EMAIL: 'owner@example.com',
};

export const WEBHOOK_SECRET = 'whsec_of-the-tests';

type Unavailable = Extract<BatchResult, { type: 'unavailable' }>;

/** A mail service that records what it gets, and answers as the test sets it. */
class ScriptedMailService implements MailService {
  readonly given: OutgoingMail[] = [];
  /** The ids of the mails of each call, with the call's key. */
  readonly calls: { readonly key: string; readonly ids: readonly string[] }[] = [];
  /** What it answers about each mail until the next reset. */
  answer: (mail: OutgoingMail) => Handover | Unavailable | Promise<Handover | Unavailable> = this.accept;
  /** What it answers to the next calls as a whole, one after the other. */
  readonly answersToCalls: BatchResult[] = [];

  accept({ id }: OutgoingMail): Handover {
    return { type: 'accepted', id };
  }

  async send(mails: readonly OutgoingMail[], key: string): Promise<BatchResult> {
    this.given.push(...mails);
    this.calls.push({ key, ids: mails.map(({ id }) => id) });
    const whole = this.answersToCalls.shift();
    if (whole) return whole;
    const handovers: Handover[] = [];
    for (const mail of mails) {
      const answer = await this.answer(mail);
      if (answer.type === 'unavailable') return answer;
      handovers.push(answer);
    }
    return { type: 'answered', mails: handovers };
  }

  reset(): void {
    this.given.length = 0;
    this.calls.length = 0;
    this.answersToCalls.length = 0;
    this.answer = this.accept;
  }
}

/** A payment service that opens pages unless the test sets another answer, and reads events as the real one does. */
class ScriptedPayments implements Payments {
  readonly orders: Order[] = [];
  /** What it answers until the next reset. */
  answer: (order: Order) => Opening | Promise<Opening> = this.accept;
  readonly readEvent = stripePayments({
    secretKey: 'sk_test',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: 'http://pay.test',
  }).readEvent;

  accept({ idempotencyKey }: Order): Opening {
    return {
      type: 'opened',
      sessionId: `cs_${idempotencyKey}`,
      url: `https://pay.example/${idempotencyKey}`,
    };
  }

  async open(order: Order): Promise<Opening> {
    this.orders.push(order);
    return this.answer(order);
  }

  reset(): void {
    this.orders.length = 0;
    this.answer = this.accept;
  }
}

export interface TestDeps extends PaymentDeps, DeliveryDeps {
  readonly mailService: ScriptedMailService;
  readonly payments: ScriptedPayments;
  /** Waits for the work that goes on after an answer. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What a function depends on, for calling its handler in this process; one connection each, as on the platform. */
export function testDeps(databaseUrl: string): TestDeps {
  const config = readConfig((name) => (name === 'SUPABASE_DB_URL' ? databaseUrl : settings[name]));
  const sql = openDatabase(databaseUrl);
  const pending: Promise<unknown>[] = [];
  return {
    config,
    sql,
    mailService: new ScriptedMailService(),
    payments: new ScriptedPayments(),
    isHuman: async () => true,
    settingsProblems: [],
    waitUntil: (work) => pending.push(work),
    async settled() {
      await Promise.all(pending.splice(0));
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
