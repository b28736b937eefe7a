import { expect as see } from 'playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newsletterTexts } from '#content/newsletter.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { type Backend, startBackend } from '../../supabase/local/backend.ts';
import type { Served } from '../../supabase/local/http.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { serveSiteverify, TURNSTILE_SECRET } from '../backend/support/siteverify.ts';
import { buildSite } from '../journeys/buildSite.ts';
import { ownSettings, testEnvironment } from '../journeys/testEnvironment.ts';

const settings = { ...ownSettings, builtSite: `${ownSettings.dir}/site-with-turnstile` };
const BUILD_MS = 300_000;
const SITE_KEY = '1x-a-site-key-of-the-tests';

let service: Served;
let backend: Backend;
beforeAll(async () => {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', SITE_KEY);
  const port = await freePort();
  service = await serveSiteverify(port);
  backend = await startBackend({
    dataDir: `${settings.dir}/backend-with-turnstile`,
    reset: true,
    siteUrl: settings.site,
    environment: {
      TURNSTILE_SECRET_KEY: TURNSTILE_SECRET,
      TURNSTILE_BASE_URL: `http://127.0.0.1:${port}/turnstile/v0`,
    },
  });
  const functions = Number(new URL(backend.urls.functions).port);
  await buildSite({ ...settings, ports: { ...settings.ports, functions } });
}, BUILD_MS);
afterAll(async () => {
  await backend?.stop();
  await service?.close();
  vi.unstubAllEnvs();
});
const env = testEnvironment({ settings });

/** Like Cloudflare's script: puts a frame into its container, and returns a new token each time. */
const script = `
  window.turnstile = {
    render(container, { sitekey, callback }) {
      const frame = document.createElement('iframe');
      frame.src = 'https://challenges.cloudflare.com/frame';
      frame.onload = () => callback('human-' + sitekey + crypto.randomUUID());
      container.append(frame);
      return 'widget';
    },
    remove() {},
  };`;

async function open(answer: string | null = script) {
  const page = await env.newPage();
  const asked: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (answer === null) return route.abort();
    return pathname === '/frame'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({ contentType: 'text/javascript', body: answer });
  });
  await page.goto(`${env.site}/home`);
  await see(page.locator('html[data-ready]')).toBeAttached();
  const field = page.getByRole('textbox', { name: newsletterTexts.label });
  return { page, asked, field };
}

it('makes no request to Cloudflare before a form gets focus, and sends a new token each time', async () => {
  const { page, asked, field } = await open();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  for (const email of ['loretta@example.com', 'tammy@example.com']) {
    await field.fill(email);
    await field.press('Enter');
    await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
    await see(field).toHaveValue('');
  }
  expect(asked.filter((path) => path.endsWith('/api.js'))).toHaveLength(1);
  expect(asked.filter((path) => path === '/frame').length).toBeGreaterThanOrEqual(2);
});

it('shows an error if it is blocked, and keeps what was typed', async () => {
  const { page, field } = await open(null);
  await field.fill('dottie@example.com');
  await field.press('Enter');
  await see(page.getByText(subscribeAnswers.notHuman.body.error).first()).toBeVisible();
  await see(field).toHaveValue('dottie@example.com');
  // The blocked script and the refusal that followed.
  expect(env.pageErrors.splice(0).length).toBeGreaterThan(0);
});
