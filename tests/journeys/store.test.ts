import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { onlineClass, tip } from '#catalog';
import { checkoutTexts, paidTexts } from '#content/checkout.ts';
import { shellTexts } from '#content/navigation.ts';
import { classCard, merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { tipPresets, tipTexts } from '#content/support.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { sold } from '#mocks/sold.ts';
import { formatAmount } from '#money';
import { amountIn } from '../amountIn.ts';
import { skipUnless } from '../skipUnless.ts';
import { onPaymentPage, tabTo, visit, widths } from './pageActions.ts';
import { rows } from './rows.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
const backend = embeddedBackend();

type TipPreset = (typeof tipPresets)[number];

const none: TipPreset = { amount: 0, label: '' };
/** Three answers, repeated if there are fewer. */
const [first = none, second = first, third = second] = tipPresets;
const asked = ({ amount }: TipPreset) => `${sold.tip.orderName}: ${formatAmount(amount * 100)}`;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The newest payment in the database. */
const newestPayment = async () =>
  (
    await rows(backend(), 'select kind, amount_cents, status from payments order by created_at desc limit 1')
  )[0];

async function tipFromTheStore(page: Page, preset: TipPreset): Promise<void> {
  await button(page, supportTexts.button).click();
  await dialog(page, tipTexts.title).getByRole('button', { name: preset.label, exact: true }).click();
  await button(page, tipTexts.submit).click();
}

describe('tips', () => {
  skipUnless('tips', tip !== undefined);

  it.each(widths)(
    'takes a tip, and confirms the payment, at %i px',
    { tags: ['S2.store.tip', 'S4.tip.redirect', 'D16.reload'] },
    async (width) => {
      const page = await visit(env, '/store', width);
      await tipFromTheStore(page, third);
      await onPaymentPage(page, asked(third), 'Pay');
      await see(page).toHaveURL(/\/store\?session=/);
      await see(page.getByText(paidTexts.tip.title)).toBeVisible();
      expect(await newestPayment()).toEqual({
        kind: 'tip',
        amount_cents: third.amount * 100,
        status: 'paid',
      });

      await page.reload();
      await see(page.getByText(paidTexts.tip.title)).toBeVisible();
      expect(await rows(backend(), "select 1 from payments where status = 'paid'")).toHaveLength(
        widths.indexOf(width) + 1,
      );
    },
  );

  it.each(tipPresets)('charges what the button shows: $label', { tags: ['D22'] }, async (preset) => {
    const page = await visit(env, '/store');
    await button(page, supportTexts.button).click();
    const choice = dialog(page, tipTexts.title).getByRole('button', { name: preset.label, exact: true });
    const shown = amountIn(await choice.textContent());
    await choice.click();
    await button(page, tipTexts.submit).click();
    await page.waitForURL((url) => url.origin !== env.site);
    const charged = amountIn(await page.getByRole('heading', { level: 1 }).textContent());
    expect([charged, (await newestPayment())?.['amount_cents']]).toEqual([shown, shown]);
  });

  it('says after canceling that nothing was charged', { tags: ['D16'] }, async () => {
    const page = await visit(env, '/store');
    await tipFromTheStore(page, first);
    await onPaymentPage(page, asked(first), 'Cancel');
    await see(page.getByText(checkoutTexts.canceled.title)).toBeVisible();
    await see(page.getByText(checkoutTexts.canceled.text)).toBeVisible();
    await see(button(page, supportTexts.button)).toBeEnabled();
  });

  it('takes a tip by keyboard, from the jar in the header', {
    tags: ['S2.header.tip-jar', 'D13', 'B14'],
  }, async () => {
    const page = await visit(env, '/store');
    await tabTo(page, button(page, shellTexts.tipJar));
    await page.keyboard.press('Enter');
    await see(dialog(page, tipTexts.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(dialog(page, tipTexts.title)).toBeHidden();
    await see(button(page, shellTexts.tipJar)).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: tipTexts.custom }));
    await page.keyboard.type('7.50');
    await page.keyboard.press('Enter');
    await onPaymentPage(page, `${sold.tip.orderName}: ${formatAmount(7_50)}`, 'Pay');
    await see(page.getByText(paidTexts.tip.title)).toBeVisible();
  });

  it.each(widths)(
    'opens the tip jar repeatedly, at %i px',
    { tags: ['S2.header.tip-jar'] },
    async (width) => {
      const page = await visit(env, '/contact', width);
      await button(page, shellTexts.tipJar).click();
      await see(dialog(page, tipTexts.title)).toBeVisible();
      await button(page, tipTexts.close).click();
      await see(dialog(page, tipTexts.title)).toBeHidden();
      await button(page, shellTexts.tipJar).click();
      await see(dialog(page, tipTexts.title)).toBeVisible();
    },
  );

  it('never changes an amount on scroll', { tags: ['B13'] }, async () => {
    const page = await visit(env, '/store');
    await button(page, supportTexts.button).click();
    const amount = page.getByRole('textbox', { name: tipTexts.custom });
    await amount.fill('12');
    await see(amount).toBeFocused();
    await amount.hover();
    for (const by of [100, -100, 300]) await page.mouse.wheel(0, by);
    await see(amount).toHaveValue('12');
  });

  it('resets its buttons after Back from the payment page', { tags: ['D17'] }, async () => {
    const page = await visit(env, '/store');
    await tipFromTheStore(page, second);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(asked(second));
    await page.goBack();
    await tipFromTheStore(page, second);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(asked(second));
  });
});

describe('shirts', () => {
  skipUnless('shirts', merchandise.length > 0);

  it.each(widths)(
    'adds a visitor to the waitlist at %i px',
    { tags: ['S2.store.join', 'S4.waitlist.closes'] },
    async (width) => {
      const email = `kitty-${width}@example.com`;
      const page = await visit(env, '/store', width);
      await button(page, merchandiseTexts.join).first().click();
      await dialog(page, waitlistTexts.title).getByLabel(waitlistTexts.label).fill(email);
      await button(page, waitlistTexts.submit).click();
      await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
      await see(dialog(page, waitlistTexts.title)).toBeHidden();
      expect(await rows(backend(), `select status from subscribers where email = '${email}'`)).toEqual([
        { status: 'pending' },
      ]);
    },
  );

  it('staggers the shirts by 100 ms', {
    tags: ['S9.stagger.merchandise'],
  }, async () => {
    const page = await visit(env, '/store');
    const delays = await page
      .getByRole('region', { name: merchandiseTexts.heading })
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
    expect(delays.slice(0, 12)).toEqual(merchandise.slice(0, 12).map((_, index) => `${index / 10}s`));
  });
});

it('links to the class', { tags: ['S2.store.class-link'] }, async ({ skip }) => {
  skip(!onlineClass, 'The content has no class.');
  const page = await visit(env, '/store');
  await page.getByRole('link', { name: classCard.more }).click();
  await see(page).toHaveURL(/\/featured-class$/);
  await see(page.getByRole('heading', { level: 1 })).toHaveText(sold.onlineClass.title);
});
