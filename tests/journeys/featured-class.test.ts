import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { onlineClass } from '#catalog';
import { checkoutTexts, paidTexts } from '#content/checkout.ts';
import { featuredClass, lessons } from '#content/featuredClass.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import { formatAmount } from '#money';
import { amountIn } from '../amountIn.ts';
import { skipUnless } from '../skipUnless.ts';
import { onPaymentPage, tabTo, visit, visitReady, widths } from './pageActions.ts';
import { rows } from './rows.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

skipUnless('class', onlineClass !== undefined);
const env = testEnvironment();
const backend = embeddedBackend();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const { orderName, priceCents } = sold.onlineClass;
const heading = `${orderName}: ${formatAmount(priceCents)}`;

it.each(widths)(
  'sells the class, and confirms the payment, at %i px',
  { tags: ['S4.pre-order.redirect', 'S7.url'] },
  async (width) => {
    const page = await visit(env, '/featured-class', width);
    await button(page, preOrderLabels.first).click();
    await onPaymentPage(page, heading, 'Pay');
    await see(page).toHaveURL(/\/featured-class\?session=/);
    await see(page.getByText(paidTexts.class.title)).toBeVisible();
    const [payment] = await rows(
      backend(),
      'select kind, amount_cents, status from payments order by created_at desc limit 1',
    );
    expect(payment).toEqual({ kind: 'class', amount_cents: priceCents, status: 'paid' });
  },
);

it.each(Object.values(preOrderLabels))(
  'charges what its button shows: %s',
  { tags: ['S9.class.price', 'D22'] },
  async (label) => {
    const page = await visit(env, '/featured-class');
    const shown = amountIn(await button(page, label).textContent());
    await button(page, label).click();
    await page.waitForURL((url) => url.origin !== env.site);
    const charged = amountIn(await page.getByRole('heading', { level: 1 }).textContent());
    const [stored] = await rows(
      backend(),
      'select amount_cents from payments order by created_at desc limit 1',
    );
    expect([charged, stored]).toEqual([shown, { amount_cents: shown }]);
  },
);

it('can be bought and canceled by keyboard, from the end of the page too', async () => {
  const page = await visit(env, '/featured-class');
  await tabTo(page, button(page, preOrderLabels.closing));
  await page.keyboard.press('Enter');
  await onPaymentPage(page, heading, 'Cancel');
  await see(page.getByText(checkoutTexts.canceled.title)).toBeVisible();
});

it('subscribes to the newsletter', { tags: ['S2.class.subscribe'] }, async () => {
  const page = await visit(env, '/featured-class');
  await button(page, featuredClass.subscribe).click();
  await page.getByRole('dialog').getByLabel(waitlistTexts.label).fill('wanda@example.com');
  await page.keyboard.press('Enter');
  await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
});

it('shows one lesson at a time, or none, without JavaScript', {
  tags: ['S2.class.curriculum', 'B32'],
}, async () => {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/featured-class`);
  const [first, second] = lessons;
  if (!first || !second) throw new Error('The class has too few lessons.');
  await page.getByText(first.title, { exact: true }).click();
  await see(page.getByText(first.description)).toBeVisible();
  await page.getByText(second.title, { exact: true }).click();
  await see(page.getByText(second.description)).toBeVisible();
  await see(page.getByText(first.description)).toBeHidden();
  await page.getByText(second.title, { exact: true }).click();
  await see(page.getByText(second.description)).toBeHidden();
  await visitor.close();
});

it('keeps the pressed lesson in place when the one above it closes', async () => {
  const page = await visitReady(env, '/featured-class', 1280, 500);
  const summaries = page.locator('summary');
  await summaries.nth(0).click();
  await summaries.nth(1).evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  const topOf = (index: number) => summaries.nth(index).evaluate((one) => one.getBoundingClientRect().top);
  const before = await topOf(1);
  await summaries.nth(1).click();
  await see(summaries.nth(0).locator('..')).not.toHaveAttribute('open');
  await see.poll(() => topOf(1)).toBeCloseTo(before, 0);
});

it('has both buttons in one row at 1024 px, and fills a phone with each', async () => {
  const page = await visitReady(env, '/featured-class', 1024);
  const boxes = () =>
    Promise.all(
      [preOrderLabels.first, featuredClass.subscribe].map((name) => button(page, name).boundingBox()),
    );
  const [order, letter] = await boxes();
  expect(letter?.y).toBe(order?.y);
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  expect(below?.width).toBe(above?.width);
});
