import type { CheckName } from '../../../../.scripts/doctor/checks.ts';
import type { DeployedFunction } from '../../../../.scripts/doctor/functions.ts';
import type { Settings } from '../../../../.scripts/doctor/settings.ts';

/** What makes one check wrong, and no other. */
export interface Fault {
  /** Other values in the env file. */
  readonly settings?: Settings;
  /** What is answered in place of the real answer; undefined leaves that one. */
  readonly answer?: (request: Request, real: () => Promise<Response>) => Promise<Response | undefined>;
  /** What is done to the database, and what undoes it. */
  readonly sql?: readonly [done: string, undone: string];
  readonly now?: Date;
  /** A host whose name leads nowhere. */
  readonly unknownHost?: string;
  /** Without it, the check is wrong. */
  readonly found?: 'warning';
}

type Answer = NonNullable<Fault['answer']>;

/** Has an address answered in another way. */
export const at =
  (path: string, answer: (real: () => Promise<Response>) => Promise<Response>): Answer =>
  async ({ url }, real) =>
    new URL(url).pathname === path ? answer(real) : undefined;

export const withHeader = (path: string, name: string, value: string): Fault => ({
  answer: at(path, async (real) => {
    const response = await real();
    const headers = new Headers(response.headers);
    if (value === '') headers.delete(name);
    else headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }),
});

export const withText = (path: string, change: (text: string) => string): Fault => ({
  answer: at(path, async (real) => {
    const { status, headers, ...response } = await plain(await real());
    return new Response(change(response.text), { status, headers });
  }),
});

/** Without the headers about the bytes that were sent. */
async function plain(response: Response): Promise<{ status: number; headers: Headers; text: string }> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { status: response.status, headers, text: await response.text() };
}

const withoutFunction = (name: DeployedFunction): Fault => ({
  answer: at(`/functions/v1/${name}`, async () =>
    Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 }),
  ),
});

export const webhooks = (change: (text: string) => string) => withText('/v1/webhook_endpoints', change);

export const faults: Readonly<Record<CheckName, Fault>> = {
  settings: { settings: { OWNER_EMAIL: 'nobody' } },
  'payment-mode': { settings: { STRIPE_SECRET_KEY: 'sk_live_local' }, found: 'warning' },
  'site-dns': { unknownHost: '127.0.0.1' },
  'backend-dns': { unknownHost: 'localhost' },
  certificate: { now: new Date('2126-10-25') },
  site: { answer: at('/home', async () => new Response('', { status: 503 })) },
  origin: withText('/home', (html) =>
    html.replace(/(rel="canonical" href=")[^"]+/, '$1https://old.example/home'),
  ),
  'content-security-policy': withHeader('/home', 'content-security-policy', ''),
  'security-headers': withHeader('/newsletter/confirm', 'referrer-policy', 'strict-origin-when-cross-origin'),
  caching: withHeader(
    '/pictures/home/hero.0a1b2c3d-640.avif',
    'cache-control',
    'public, max-age=0, must-revalidate, public, max-age=31536000, immutable',
  ),
  'not-found': { answer: at('/no/such/page', async () => new Response('', { status: 200 })) },
  robots: withText('/robots.txt', (text) => text.replace('Allow: /', 'Disallow: /')),
  sitemap: withText('/sitemap.xml', (xml) => xml.replace('/contact', '/gone')),
  previews: {
    answer: async ({ method, url }) =>
      method === 'HEAD' && url.endsWith('.jpg') ? new Response(null, { status: 404 }) : undefined,
  },
  bundle: withText('/assets/client-abc123.js', (text) =>
    text.replace('local-publishable-key', 'another-key'),
  ),
  'publishable-key': {
    answer: async (request) =>
      request.url.endsWith('/newsletter-subscribe') && request.method === 'POST'
        ? Response.json({ error: 'No.', code: 'unauthorized' }, { status: 401 })
        : undefined,
  },
  'function:newsletter-subscribe': withoutFunction('newsletter-subscribe'),
  'function:newsletter-confirm': withoutFunction('newsletter-confirm'),
  'function:newsletter-unsubscribe': withoutFunction('newsletter-unsubscribe'),
  'function:send-contact-email': withoutFunction('send-contact-email'),
  'function:create-tip-payment': withoutFunction('create-tip-payment'),
  'function:create-class-payment': withoutFunction('create-class-payment'),
  'function:checkout-status': withoutFunction('checkout-status'),
  'function:deliver-mail': withoutFunction('deliver-mail'),
  'function:stripe-webhook': withoutFunction('stripe-webhook'),
  database: { settings: { DATABASE_POOLER_URL: 'postgres://postgres:the-password@127.0.0.1:1/postgres' } },
  migrations: {
    sql: [
      "delete from supabase_migrations.schema_migrations where version = '20261121000200'",
      "insert into supabase_migrations.schema_migrations values ('20261121000200', 'contact_and_payments')",
    ],
  },
  'row-security': { sql: ['create table open (id integer)', 'drop table open'] },
  grants: {
    sql: ['grant select on subscribers to anon', 'revoke select on subscribers from anon'],
  },
  schedule: { sql: ['update cron.job set active = false', 'update cron.job set active = true'] },
  'schedule-secrets': {
    sql: [
      "update vault.secrets set secret = secret || '-old' where name = 'delivery_secret'",
      "update vault.secrets set secret = replace(secret, '-old', '') where name = 'delivery_secret'",
    ],
  },
  'schedule-answers': {
    sql: [
      'update net._http_response set status_code = 401',
      'update net._http_response set status_code = 200',
    ],
  },
  'mail-waiting': {
    sql: [
      `insert into mail_outbox (kind, recipient, subject, html, text, created_at, next_attempt_at)
       values ('contact', 'a@example.com', 'a', 'a', 'a', now() - interval '2 hours', now() + interval '1 day')`,
      'delete from mail_outbox',
    ],
  },
  'mail-given-up': {
    sql: [
      `insert into mail_outbox (kind, recipient, subject, html, text, given_up_at)
       values ('contact', 'a@example.com', 'a', 'a', 'a', now())`,
      'delete from mail_outbox',
    ],
    found: 'warning',
  },
  'mail-key': { settings: { RESEND_API_KEY: 'a-revoked-mail-key' } },
  'mail-sender': { settings: { MAIL_FROM: 'Test Studio <hello@other.example>' } },
  'payment-key': { settings: { STRIPE_SECRET_KEY: 'sk_test_revoked' } },
  webhook: webhooks((list) => list.replace('"enabled"', '"disabled"')),
  'webhook-events': webhooks((list) => list.replace('"charge.refunded",', '')),
  'webhook-secret': { settings: { STRIPE_WEBHOOK_SECRET: 'whsec_of-another-webhook' } },
};
