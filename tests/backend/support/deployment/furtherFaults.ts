import type { CheckName } from '../../../../.scripts/doctor/checks.ts';
import { at, type Fault, webhooks, withHeader, withText } from './faults.ts';

const subscribe = '/functions/v1/newsletter-subscribe';
const sayInstead = (path: string, response: () => Response): Fault => ({
  answer: at(path, async () => response()),
});
const refusal = (code: string, status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: 'No.', code }, { status, headers });

type Found = 'ok' | 'wrong' | 'warning' | 'skipped';

/** Further outcomes of a check, with their messages. */
export const furtherFaults: readonly (readonly [
  name: CheckName,
  found: Found,
  sentence: RegExp,
  fault: Fault,
])[] = [
  [
    'site-dns',
    'wrong',
    /nowhere\.invalid leads nowhere/,
    { settings: { SITE_URL: 'https://nowhere.invalid' } },
  ],
  ['function:deliver-mail', 'ok', /answers/, { unknownHost: '127.0.0.1' }],
  [
    'site',
    'wrong',
    /sends visitors on to https:\/\/www\.studio\.example\//,
    sayInstead(
      '/home',
      () => new Response(null, { status: 301, headers: { location: 'https://www.studio.example/' } }),
    ),
  ],
  [
    'site',
    'wrong',
    /does not answer \(ECONNRESET/,
    {
      answer: at('/home', () =>
        Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })),
      ),
    },
  ],
  ['origin', 'wrong', /is no page of this project/, sayInstead('/home', () => new Response('Parked'))],
  [
    'content-security-policy',
    'wrong',
    /and not with ".*https:\/\/challenges\.cloudflare\.com/,
    { settings: { VITE_TURNSTILE_SITE_KEY: '0x1' } },
  ],
  [
    'content-security-policy',
    'wrong',
    /and not with "default-src 'none'/,
    withText('/home', (html) => html.replace('</body>', '<script>injected()</script></body>')),
  ],
  [
    'security-headers',
    'ok',
    /other security headers/,
    withHeader('/home', 'x-content-type-options', 'nosniff, nosniff'),
  ],
  [
    'security-headers',
    'ok',
    /other security headers/,
    withHeader('/home', 'strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
  ],
  [
    'security-headers',
    'wrong',
    /"strict-transport-security: max-age=60"/,
    withHeader('/home', 'strict-transport-security', 'max-age=60'),
  ],
  ['robots', 'wrong', /does not name/, withText('/robots.txt', () => 'User-agent: *\nAllow: /\n')],
  ['sitemap', 'wrong', /is missing/, sayInstead('/sitemap.xml', () => new Response('', { status: 404 }))],
  [
    'sitemap',
    'wrong',
    /lists https:\/\/old\.example\/contact, which is not on this site/,
    withText('/sitemap.xml', (xml) => xml.replace(/[^>]+\/contact/, 'https://old.example/contact')),
  ],
  [
    'bundle',
    'wrong',
    /Everyone can read DELIVERY_SECRET/,
    withText('/assets/client-abc123.js', (text) => `${text}; "the-secret-of-the-schedule"`),
  ],
  [
    'function:newsletter-subscribe',
    'wrong',
    /lacks a secret, or does not reach its database/,
    sayInstead(subscribe, () => refusal('internal', 500)),
  ],
  [
    'function:deliver-mail',
    'wrong',
    /is closed by the gateway, which asks for a JWT/,
    sayInstead('/functions/v1/deliver-mail', () => Response.json({ msg: 'Invalid JWT' }, { status: 401 })),
  ],
  [
    'function:checkout-status',
    'wrong',
    /cannot call checkout-status: its answers have no CORS header/,
    sayInstead('/functions/v1/checkout-status', () => refusal('invalid_json', 400)),
  ],
  [
    'function:checkout-status',
    'wrong',
    /the preflight does not allow the header idempotency-key/,
    {
      answer: async (request, real) => {
        if (request.method !== 'OPTIONS' || !request.url.endsWith('/checkout-status')) return undefined;
        const { headers } = await real();
        const allowed = headers.get('access-control-allow-headers')?.replace('idempotency-key,', '') ?? '';
        return new Response(null, {
          status: 204,
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': allowed },
        });
      },
    },
  ],
  [
    'migrations',
    'wrong',
    /has a migration that this folder lacks: 29990101000000/,
    {
      sql: [
        "insert into supabase_migrations.schema_migrations values ('29990101000000', 'later')",
        "delete from supabase_migrations.schema_migrations where version = '29990101000000'",
      ],
    },
  ],
  [
    'grants',
    'wrong',
    /EXECUTE on open\(\) to everyone/,
    {
      sql: [
        "create function open() returns integer language sql as 'select 1'; grant execute on function open() to public",
        'drop function open()',
      ],
    },
  ],
  [
    'grants',
    'wrong',
    /on what a migration makes next \(r\) to anon/,
    {
      sql: [
        'alter default privileges in schema public grant select on tables to anon',
        'alter default privileges in schema public revoke select on tables from anon',
      ],
    },
  ],
  [
    'schedule',
    'wrong',
    /"deliver-mail" is missing/,
    {
      sql: [
        "update cron.job set jobname = 'other' where jobname = 'deliver-mail'",
        "update cron.job set jobname = 'deliver-mail' where jobname = 'other'",
      ],
    },
  ],
  [
    'schedule',
    'warning',
    /has not run yet/,
    {
      sql: [
        'update cron.job_run_details set jobid = -jobid',
        'update cron.job_run_details set jobid = -jobid',
      ],
    },
  ],
  [
    'schedule',
    'wrong',
    /last ran 30 minutes ago \(succeeded\)/,
    {
      sql: [
        "update cron.job_run_details set start_time = now() - interval '30 minutes'",
        'update cron.job_run_details set start_time = now()',
      ],
    },
  ],
  [
    'schedule',
    'skipped',
    /has no scheduler/,
    { sql: ['alter schema cron rename to away', 'alter schema away rename to cron'] },
  ],
  [
    'schedule-secrets',
    'wrong',
    /functions_url is missing/,
    {
      sql: [
        "update vault.secrets set name = 'other' where name = 'functions_url'",
        "update vault.secrets set name = 'functions_url' where name = 'other'",
      ],
    },
  ],
  [
    'schedule-answers',
    'skipped',
    /No answer to the schedule is noted yet/,
    {
      sql: ['delete from net._http_response', 'insert into net._http_response (status_code) values (200)'],
    },
  ],
  ['mail-key', 'ok', /may only send/, sayInstead('/domains', () => restricted())],
  ['mail-sender', 'skipped', /studio\.example is verified/, sayInstead('/domains', () => restricted())],
  [
    'mail-sender',
    'wrong',
    /has not verified studio\.example \(pending\)/,
    withText('/domains', (list) => list.replace('verified', 'pending')),
  ],
  [
    'mail-key',
    'wrong',
    /answers with 502/,
    sayInstead('/domains', () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
  ],
  [
    'webhook',
    'wrong',
    /has no webhook for http:.+, so that no payment is ever known as paid/,
    webhooks((list) => list.replace('/stripe-webhook', '/stripe')),
  ],
  ['webhook', 'skipped', /may not list webhooks/, sayInstead('/v1/webhook_endpoints', () => forbidden())],
  ['payment-key', 'ok', /may not list webhooks/, sayInstead('/v1/webhook_endpoints', () => forbidden())],
  ['webhook-events', 'ok', /sends all/, webhooks((list) => list.replace('"charge.refunded",', '"*",'))],
  [
    'payment-mode',
    'warning',
    /is a test key, but https:\/\/nowhere\.invalid is public/,
    { settings: { SITE_URL: 'https://nowhere.invalid' } },
  ],
  ['mail-key', 'skipped', /RESEND_API_KEY is not set/, { settings: { RESEND_API_KEY: '' } }],
];

/** As the services answer a key that may do less. */
function restricted(): Response {
  const message = 'This API key is restricted to only send emails';
  return Response.json({ statusCode: 401, name: 'restricted_api_key', message }, { status: 401 });
}

function forbidden(): Response {
  const message = 'The provided key does not have the required permissions for this endpoint.';
  return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 403 });
}
