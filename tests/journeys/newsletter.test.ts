import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { destinationFrom } from '#app/journeys/headings.ts';
import { headTexts } from '#content/head.ts';
import { confirmTexts, newsletterTexts, unsubscribeTexts } from '#content/newsletter.ts';
import { site } from '#content/site.ts';
import { confirmAnswers } from '#mocks/functions/newsletter-confirm.answers.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { unsubscribeAnswers } from '#mocks/functions/newsletter-unsubscribe.answers.ts';
import { confirmationMail } from '../../supabase/functions/_shared/content/mails.ts';
import { holdScripts } from './pageActions.ts';
import { rows } from './rows.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
const backend = embeddedBackend();

const field = (page: Page) => page.getByRole('textbox', { name: newsletterTexts.label });
const button = (page: Page) => page.getByRole('button', { name: newsletterTexts.submit, exact: true });
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

async function subscriber(email: string): Promise<Record<string, unknown> | undefined> {
  const query = `select status, source from subscribers where lower(email) = '${email}'`;
  return (await rows(backend(), query))[0];
}

async function statusOf(email: string): Promise<unknown> {
  return (await subscriber(email))?.['status'];
}

async function openHome(): Promise<Page> {
  const page = await env.newPage();
  await page.goto(`${env.site}/home`);
  return page;
}

/** Opens the newest mail in the inbox and follows its link with this text. */
async function followMail(link: string): Promise<{ mail: Page; target: Page }> {
  const mail = await env.newPage();
  await see(async () => {
    await mail.goto(backend().urls.mailbox);
    await mail.getByRole('listitem').first().getByRole('link').click({ timeout: 500 });
  }).toPass();
  const opened: Page[] = [];
  mail.on('popup', (page) => opened.push(page));
  await see(async () => {
    await mail.frameLocator('iframe').getByRole('link', { name: link }).click();
    await see.poll(() => opened.length, { timeout: 3000 }).toBeGreaterThan(0);
  }).toPass();
  const [target] = opened;
  if (!target) throw new Error(`The link ${link} has opened no page.`);
  return { mail, target };
}

it('subscribes, confirms by mail, and unsubscribes with one click', async () => {
  const email = 'dolly@example.com';
  const page = await openHome();
  await page.route('**/newsletter-subscribe', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await field(page).fill(`  ${email} `);
  await button(page).click();
  await see(page.getByRole('button', { name: newsletterTexts.submitting })).toBeDisabled();
  await see(field(page)).toBeDisabled();
  await see(notice(page, subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  await see(field(page)).toHaveValue('');
  await see(button(page)).toBeEnabled();
  expect(await subscriber(email)).toEqual({ status: 'pending', source: 'home' });

  const { mail, target } = await followMail(confirmationMail.button);
  await see(target.getByRole('heading', { level: 1 })).toHaveText(confirmTexts.heading);
  expect(await statusOf(email)).toBe('pending');
  await target.getByRole('button', { name: confirmTexts.button }).click();
  await see(target.getByText(confirmAnswers.okWithMessage.body.message)).toBeFocused();
  await see(target.getByRole('heading', { level: 1 })).toHaveText(confirmTexts.outcomes.done);
  await see(target).toHaveTitle(`${confirmTexts.outcomes.done} | ${site.name}`);
  expect(await statusOf(email)).toBe('confirmed');

  await mail.getByRole('button', { name: /unsubscribe/i }).click();
  await see(mail.getByText('The answer: 200')).toBeVisible();
  expect(await statusOf(email)).toBe('unsubscribed');
});

it("unsubscribes by the mail's link after a press of the button, and resubscribes", async () => {
  const email = 'emmylou@example.com';
  const page = await openHome();
  await field(page).fill(email);
  await field(page).press('Enter');
  await see(notice(page, subscribeAnswers.okWithMessage.body.message)).toBeVisible();

  const { target } = await followMail(confirmationMail.unsubscribe);
  await see(target.getByRole('heading', { level: 1 })).toHaveText(unsubscribeTexts.heading);
  expect(await statusOf(email)).toBe('pending');
  await target.getByRole('button', { name: unsubscribeTexts.button }).click();
  await see(target.getByText(unsubscribeAnswers.okWithMessage.body.message)).toBeFocused();
  expect(await statusOf(email)).toBe('unsubscribed');

  await see(target).toHaveTitle(`${unsubscribeTexts.outcomes.done} | ${site.name}`);
  await target.getByRole('link', { name: unsubscribeTexts.again }).click();
  await see(target).toHaveTitle(headTexts['/newsletter/confirm'].title);
  await see(target.getByRole('heading', { level: 1 })).toHaveText(confirmTexts.heading);
  expect(await statusOf(email)).toBe('unsubscribed');
  await target.getByRole('button', { name: confirmTexts.button }).click();
  await see(target.getByText(confirmAnswers.okWithMessage.body.message)).toBeFocused();
  expect(await statusOf(email)).toBe('confirmed');
});

it('keeps the address while the functions are down, and subscribes once they are back', {
  tags: ['S8.newsletter.logged', 'B19'],
}, async () => {
  const email = 'loretta@example.com';
  const page = await openHome();
  await backend().functions.stop();
  try {
    await field(page).fill(email);
    await button(page).click();
    await see(notice(page, newsletterTexts.failure)).toBeVisible();
    await see(field(page)).toHaveValue(email);
    await see(field(page)).toHaveAccessibleDescription(newsletterTexts.failure);
    expect(env.pageErrors.splice(0).join('\n')).toContain('Newsletter signup failed.');
  } finally {
    await backend().functions.start();
  }
  await button(page).click();
  await see(notice(page, subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  expect(await statusOf(email)).toBe('pending');
});

it('replays what was typed and pressed before hydration', async () => {
  const email = 'patsy@example.com';
  const page = await env.newPage();
  const release = await holdScripts(page);
  await page.goto(`${env.site}/home`, { waitUntil: 'domcontentloaded' });
  await field(page).fill(email);
  await field(page).press('Enter');
  release();
  await see(notice(page, subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  expect(await statusOf(email)).toBe('pending');
});

it('aborts the request when its page is left', { tags: ['B19.left'] }, async () => {
  const page = await openHome();
  await page.route('**/newsletter-subscribe', () => {});
  const asked = page.waitForRequest('**/newsletter-subscribe');
  const dropped = page.waitForEvent('requestfailed');
  await field(page).fill('kacey@example.com');
  await field(page).press('Enter');
  await see(page.getByRole('button', { name: newsletterTexts.submitting })).toBeVisible();
  await asked;
  const there = destinationFrom('/home', '/music');
  await page.getByRole('banner').getByRole('link', { name: there.label, exact: true }).click();
  expect((await dropped).url()).toContain('newsletter-subscribe');
  await see(page.getByRole('heading', { level: 1 })).toHaveText(there.heading);
  await see(notice(page, newsletterTexts.failure)).toBeHidden();
});

it('sends one request for two clicks in one tick', { tags: ['B11'] }, async () => {
  const page = await openHome();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url());
  });
  await field(page).fill('june@example.com');
  await button(page).evaluate((element) => {
    if (!(element instanceof HTMLButtonElement)) return;
    element.click();
    element.click();
  });
  await see(notice(page, subscribeAnswers.okWithMessage.body.message)).toBeVisible();
  expect(requests).toHaveLength(1);
});
