/** Notices on every page and viewport: what they cover, when they leave, and where focus goes then. */
import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { it } from 'vitest';
import { tip } from '#catalog';
import { contactTexts } from '#content/contactForm.ts';
import { mainNavigation, shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { supportTexts } from '#content/store.ts';
import { tipTexts } from '#content/support.ts';
import { tipMessages } from '#contract';
import { emailMessages } from '#emailMessages';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, name: string) => page.getByRole('status', { name });
const dismiss = (page: Page) => button(page, 'Dismiss notification');

/** The focused element is in the viewport and not covered by a notice. */
const seeFocusUncovered = (page: Page, about: string) =>
  see
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect();
          if (focused === undefined) return 'nothing has the focus';
          if (focused.bottom > innerHeight || focused.top < 0) return `at ${focused.top}..${focused.bottom}`;
          const covering = [...document.querySelectorAll('[role=status][data-state=open]')].filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return (
              focused.right > left && focused.left < right && focused.bottom > top && focused.top < bottom
            );
          });
          return covering.length === 0 ? 'uncovered' : `${document.activeElement?.outerHTML} is covered`;
        }),
      { message: about },
    )
    .toBe('uncovered');

async function seeAllUncovered(page: Page, controls: readonly Locator[]): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const control of controls) {
      await control.focus();
      await seeFocusUncovered(page, `${size.width}x${size.height}: ${control}`);
    }
  }
}

it('disappear on correction or navigation, and never cover the focused element', {
  tags: ['D6.validation'],
}, async () => {
  const page = await visitReady(env, '/contact', 390, 844);
  const name = field(page, contactTexts.name);
  await button(page, contactTexts.submit).click();
  await see(notice(page, contactTexts.incomplete)).toBeVisible();
  await see(name).toBeFocused();
  await seeFocusUncovered(page, 'after the refusal');
  const fields = [contactTexts.name, contactTexts.email, contactTexts.subject, contactTexts.message];
  await seeAllUncovered(page, [
    ...fields.map((each) => field(page, each)),
    button(page, contactTexts.submit),
  ]);

  await dismiss(page).click();
  await see(button(page, contactTexts.submit)).toBeFocused();
  await see(notice(page, contactTexts.incomplete)).toBeHidden();

  await page.keyboard.press('Enter');
  await see(notice(page, contactTexts.incomplete)).toBeVisible();
  await name.press('D');
  await see(notice(page, contactTexts.incomplete)).toBeHidden();

  await page.keyboard.press('Enter');
  await see(notice(page, contactTexts.incomplete)).toBeVisible();
  const elsewhere = mainNavigation.find(({ href }) => href === '/music') ?? { label: '' };
  await page.getByRole('banner').getByRole('link', { name: elsewhere.label, exact: true }).click();
  await see(page).toHaveURL(/\/music$/);
  await see(notice(page, contactTexts.incomplete)).toBeHidden();
});

it('stay after a server error, and return focus when dismissed', {
  tags: ['D6'],
}, async () => {
  const page = await visitReady(env, '/home');
  await page.route('**/newsletter-subscribe', (route) => route.abort());
  const email = field(page, newsletterTexts.label);
  await email.fill('dolly');
  await email.press('Enter');
  await see(notice(page, emailMessages.invalid)).toBeVisible();
  await email.fill('dolly@example.com');
  await see(notice(page, emailMessages.invalid)).toBeHidden();
  await email.press('Enter');
  await see(notice(page, newsletterTexts.failure)).toBeVisible();
  await email.press('x');
  await see(email).toHaveAccessibleDescription('');
  await see(notice(page, newsletterTexts.failure)).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await see(notice(page, newsletterTexts.failure)).toBeFocused();
  await page.keyboard.press('Escape');
  await see(email).toBeFocused();
  env.pageErrors.length = 0;
});

it('in a dialog cover nothing, and return focus to it', {
  tags: ['D6.validation', 'B20'],
}, async ({ skip }) => {
  skip(tip === undefined, 'The content asks for no tips.');
  const page = await visitReady(env, '/store');
  const amount = field(page, tipTexts.custom);
  for (const { open, size } of [
    { open: supportTexts.button, size: { width: 1280, height: 800 } },
    { open: shellTexts.tipJar, size: { width: 390, height: 844 } },
  ]) {
    await page.setViewportSize(size);
    await button(page, open).click();
    await amount.fill('-5');
    await amount.press('Enter');
    await see(notice(page, tipTexts.invalid.title)).toBeVisible();
    await see(amount).toHaveAccessibleDescription(new RegExp(tipMessages.invalid));
    await seeAllUncovered(page, [amount, button(page, tipTexts.submit), button(page, tipTexts.close)]);
    await amount.focus();
    await dismiss(page).click();
    await see(notice(page, tipTexts.invalid.title)).toBeHidden();
    await see(amount).toBeFocused();
    await amount.press('Enter');
    await see(notice(page, tipTexts.invalid.title)).toBeVisible();
    await button(page, tipTexts.close).click();
    await see(notice(page, tipTexts.invalid.title)).toBeHidden();
  }
});
