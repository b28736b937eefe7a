import { callerNetwork } from './caller.ts';
import type { Database } from './database.ts';
import type { PaymentDeps } from './deps.ts';
import { idempotencyHash } from './idempotencyHash.ts';
import { limits } from './limits.ts';
import type { PaymentKind } from './payments.ts';
import { checkRateLimit } from './rateLimits.ts';
import { Refusal } from './refusal.ts';

interface Purchase {
  readonly kind: PaymentKind;
  readonly amountCents: number;
  /** As shown on the payment page. */
  readonly name: string;
  /** The page of the site to return to. */
  readonly page: string;
  /** The visitor's text while the payment service is unavailable. */
  readonly unavailable: string;
}

interface Payment {
  readonly id: string;
  readonly session_url: string | null;
  readonly request_number: number;
}

/** The service expires an unpaid page after a day. */
const USABLE = '23 hours';

async function findOrStore(
  sql: Database,
  { kind, amountCents }: Purchase,
  attempt: string | null,
): Promise<Payment> {
  await sql`
    update payments set attempt = null
    where attempt = ${attempt}
      and (expired_at is not null or failed_at is not null or created_at < now() - ${USABLE}::interval)`;
  const [payment] = await sql<[Payment]>`
    insert into payments (kind, amount_cents, attempt) values (${kind}, ${amountCents}, ${attempt})
    on conflict (attempt) do update set attempt = excluded.attempt
    returning id, session_url, request_number`;
  return payment;
}

/**
 * Opens a hosted payment page; a repeated request gets the same page (B12), and return URLs come from configuration (B16).
 * The payment is stored first, so that later events find it.
 */
export async function openCheckout(
  purchase: Purchase,
  request: Request,
  deps: PaymentDeps,
): Promise<{ url: string } | Refusal<'too_many_requests' | 'checkout_unavailable'>> {
  const { kind, amountCents, name, page, unavailable } = purchase;
  const { config, sql, payments } = deps;
  const tooMany = await checkRateLimit(deps, limits.checkout(callerNetwork(request)));
  if (tooMany) return tooMany;

  const attempt = await idempotencyHash(request, kind, String(amountCents));
  const payment = await findOrStore(sql, purchase, attempt);
  if (payment.session_url !== null) return { url: payment.session_url };

  const back = `${config.siteUrl}${page}?session=${payment.id}`;
  const opening = await payments.open({
    id: payment.id,
    kind,
    amountCents,
    name,
    idempotencyKey: `${payment.id}-${payment.request_number}`,
    successUrl: back,
    cancelUrl: `${back}&canceled=1`,
  });
  if (opening.type === 'unavailable') {
    console.error(`No payment page for ${payment.id}: ${opening.reason}`);
    if (opening.answered) {
      await sql`
        update payments set request_number = request_number + 1
        where id = ${payment.id} and request_number = ${payment.request_number}`;
    }
    return new Refusal('checkout_unavailable', unavailable);
  }
  await sql`
    update payments set session_id = ${opening.sessionId}, session_url = ${opening.url} where id = ${payment.id}`;
  return { url: opening.url };
}
