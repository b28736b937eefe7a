/** The doctor's checks of a published site, run on the journeys' build. */
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteChecks } from '../../.scripts/doctor/checks.ts';
import { Context } from '../../.scripts/doctor/context.ts';
import { examine, type Finding } from '../../.scripts/doctor/examine.ts';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { buildEnvironment } from './buildSite.ts';
import { ownSettings } from './testEnvironment.ts';
import { publishedAt } from './workerSettings.ts';

const { SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = buildEnvironment(ownSettings);

let port: number;
let server: Server;
beforeAll(async () => {
  port = await freePort();
  server = await serveSite(ownSettings.builtSite, port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Answers as if the site were published at its origin. */
const fetchPublished: typeof fetch = (input, init) => {
  const { url } = new Request(input);
  return fetch(url.replace(publishedAt, `http://localhost:${port}`), init);
};

async function findings(changes: Record<string, string> = {}): Promise<Finding[]> {
  const settings = { SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, ...changes };
  const context = new Context({ envFile: '.env.production', settings, fetch: fetchPublished });
  return Promise.all(examine(siteChecks, context));
}

it('passes every check', async () => {
  expect((await findings()).filter(({ verdict }) => verdict.type !== 'ok')).toEqual([]);
});

it('fails if built with another key, or with a secret in its scripts', async () => {
  const wrongIn = async (changes: Record<string, string>) =>
    (await findings(changes)).flatMap(({ name, verdict }) =>
      verdict.type === 'wrong' ? [`${name}: ${verdict.what}`] : [],
    );
  expect(await wrongIn({ VITE_SUPABASE_PUBLISHABLE_KEY: 'another-key' })).toEqual([
    'bundle: The site was not built with VITE_SUPABASE_PUBLISHABLE_KEY of the env file.',
  ]);
  expect(await wrongIn({ DELIVERY_SECRET: VITE_SUPABASE_PUBLISHABLE_KEY })).toEqual([
    "bundle: Everyone can read DELIVERY_SECRET in the site's scripts.",
  ]);
});
