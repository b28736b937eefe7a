import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { currency, onlineClass } from '#catalog';
import { newsletterTexts } from '#content/newsletter.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import { buildSite } from '../journeys/buildSite.ts';
import { embeddedBackend, ownSettings, testEnvironment } from '../journeys/testEnvironment.ts';
import { metaPixel } from './withPixel.services.ts';

const settings = { ...ownSettings, builtSite: `${ownSettings.dir}/site-with-pixel` };
const services = fileURLToPath(new URL('./withPixel.services.ts', import.meta.url));
const BUILD_MS = 300_000;
beforeAll(() => buildSite(settings, '--services', services), BUILD_MS);
const env = testEnvironment({ settings });
embeddedBackend();

/** Like Meta's script: replaces the stub, drains the queue, and reports every call by an image request. */
const script = `
  const report = (...call) => { new Image().src = 'https://www.facebook.com/tr/?' + encodeURIComponent(JSON.stringify(call)); };
  fbq.callMethod = report;
  fbq.queue.splice(0).forEach((call) => report(...call));`;

/** A page of the site, and the events that Meta received. */
async function open(path: string, answer: string | null = script) {
  const page = await env.newPage();
  const events: unknown[] = [];
  await page.route('https://connect.facebook.net/**', (route) =>
    answer === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: answer }),
  );
  await page.route('https://www.facebook.com/tr/**', async (route) => {
    events.push(JSON.parse(decodeURIComponent(new URL(route.request().url()).search.slice(1))));
    await route.fulfill({ contentType: 'image/gif', body: '' });
  });
  await page.goto(env.site + path);
  return { page, events };
}

const arrival = [
  ['set', 'autoConfig', false, metaPixel.id],
  ['init', metaPixel.id],
  ['track', 'PageView'],
];

async function subscribe(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: newsletterTexts.label });
  await field.fill(email);
  await field.press('Enter');
  await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
}

it('receives one event for a page view and for a signup, allowed by the security policy', {
  tags: ['S7.pixel', 'S7.pixel.newsletter', 'D10', 'D21'],
}, async () => {
  const { page, events } = await open('/home');
  await see.poll(() => events).toEqual(arrival);
  await subscribe(page, 'emmylou@example.com');
  const details = { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' };
  await see.poll(() => events).toEqual([...arrival, ['track', 'Lead', details]]);
});

it('receives one event for a pre-order', { tags: ['S7.pixel.pre-order', 'D10'] }, async ({ skip }) => {
  skip(!onlineClass, 'The content has no class.');
  const { page, events } = await open('/featured-class');
  await see.poll(() => events).toEqual(arrival);
  await page.getByRole('button', { name: preOrderLabels.first, exact: true }).click();
  const details = { value: sold.onlineClass.priceCents / 100, currency };
  await see.poll(() => events).toEqual([...arrival, ['track', 'InitiateCheckout', details]]);
});

it('may be blocked without breaking the form', { tags: ['D10'] }, async () => {
  const { page, events } = await open('/home', null);
  await subscribe(page, 'patsy@example.com');
  expect(events).toEqual([]);
  expect(env.pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

it.each(['/newsletter/confirm?token=a.secret', '/contact?session=cs_made_up'])(
  'never sends the URL %s',
  { tags: ['D21'] },
  async (path) => {
    const { page, events } = await open(path);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => window.fbq)).toBeUndefined();
    expect(events).toEqual([]);
  },
);
