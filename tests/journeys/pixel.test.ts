import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { currency, onlineClass } from '#catalog';
import { newsletterTexts } from '#content/newsletter.ts';
import { merchandise, merchandiseTexts } from '#content/store.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
embeddedBackend();

/** A page with the marketing pixel, and the events that it received. */
async function openWithPixel(path: string): Promise<{ page: Page; events: unknown[] }> {
  const page = await env.newPage();
  const events: unknown[] = [];
  page.on('console', (message) => {
    const [, text] = message.text().split('pixel: ');
    if (text !== undefined) events.push(JSON.parse(text));
  });
  await page.addInitScript(() => {
    window.fbq = (...text) => console.info(`pixel: ${JSON.stringify(text)}`);
  });
  await page.goto(env.site + path);
  return { page, events };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: newsletterTexts.label });

it('receives one event for a newsletter signup, after its success', {
  tags: ['S7.pixel.newsletter', 'D10'],
}, async () => {
  const { page, events } = await openWithPixel('/home');
  await button(page, newsletterTexts.submit).click();
  await see(field(page)).toBeFocused();
  expect(events).toEqual([]);
  await field(page).fill('tammy@example.com');
  await field(page).press('Enter');
  await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  const details = { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' };
  expect(events).toEqual([['track', 'Lead', details]]);
});

it('receives one event for a signup in the store', { tags: ['S7.pixel.waitlist'] }, async ({ skip }) => {
  skip(merchandise.length === 0, 'The content has no shirts.');
  const { page, events } = await openWithPixel('/store');
  await button(page, merchandiseTexts.join).first().click();
  await page.getByRole('dialog').getByLabel(waitlistTexts.label).fill('wynonna@example.com');
  await page.keyboard.press('Enter');
  await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  expect(events).toEqual([['track', 'Lead', expect.anything()]]);
});

it('receives one event for a pre-order, when its checkout begins', {
  tags: ['S7.pixel.pre-order', 'D10'],
}, async ({ skip }) => {
  skip(!onlineClass, 'The content has no class.');
  const { page, events } = await openWithPixel('/featured-class');
  await button(page, preOrderLabels.first).click();
  await page.waitForURL((url) => url.origin !== env.site);
  expect(events).toEqual([
    ['track', 'InitiateCheckout', { value: sold.onlineClass.priceCents / 100, currency }],
  ]);
});

it('may throw without breaking the form', { tags: ['D10'] }, async () => {
  const page = await env.newPage();
  await page.addInitScript(() => {
    window.fbq = () => {
      throw new Error('blocked');
    };
  });
  await page.goto(`${env.site}/home`);
  await field(page).fill('lynn@example.com');
  await field(page).press('Enter');
  await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  await see(field(page)).toHaveValue('');
});
