/** What the stand-in of the payment service does by itself. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveCheckout } from '../../supabase/local/checkout.ts';
import { serveHttp } from '../../supabase/local/http.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('a payment page that nobody pays on expires after a day, and an event says so', async () => {
  const session = (id: string, hours: number) => ({
    id,
    created: Math.floor(Date.now() / 1000) - hours * 60 * 60,
    reference: id,
    name: 'A tip',
    amount: 500,
    metadata: {},
    successUrl: 'http://site.test/',
    cancelUrl: 'http://site.test/',
    status: 'open',
    paid: false,
    intent: null,
    email: null,
    payer: null,
    end: null,
    key: null,
    body: '',
  });
  const file = join(folder.path, 'checkout.jsonl');
  writeFileSync(
    file,
    `${[session('old', 25), session('new', 23)].map((one) => JSON.stringify(one)).join('\n')}\n`,
  );
  const events: unknown[] = [];
  const hook = await freePort();
  const webhook = await serveHttp(hook, async (request) => {
    events.push(await request.json());
    return new Response();
  });
  const checkout = await serveCheckout({
    port: await freePort(),
    file,
    webhookUrl: `http://127.0.0.1:${hook}/`,
    webhookSecret: 'whsec_of-the-tests',
    log: () => {},
  });
  await expect
    .poll(() => events)
    .toEqual([
      expect.objectContaining({
        type: 'checkout.session.expired',
        data: {
          object: expect.objectContaining({ client_reference_id: 'old', status: 'expired', url: null }),
        },
      }),
    ]);
  await checkout.close();
  await webhook.close();
});
