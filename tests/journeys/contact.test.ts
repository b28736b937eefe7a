import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { contactTexts } from '#content/contactForm.ts';
import { contactLinks } from '#content/services.ts';
import { message } from '#flows/contact/contact.fixtures.ts';
import { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { tabTo, visit, widths } from './pageActions.ts';
import { rows } from './rows.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
const backend = embeddedBackend();

const names = ['name', 'email', 'subject', 'message'] as const;
const field = (page: Page, name: (typeof names)[number]) =>
  page.getByRole('textbox', { name: contactTexts[name], exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const messagesFrom = (email: string) =>
  rows(backend(), `select name, email, subject, message from contact_messages where email = '${email}'`);

it.each(widths)(
  'stores and mails a message, and is ready for another, at %i px',
  { tags: ['B19'] },
  async (width) => {
    const sent = { ...message, email: `dolly-${width}@example.com`, subject: `From a page of ${width} px` };
    const page = await visit(env, '/contact', width);
    for (const name of names)
      await field(page, name).fill(name === 'subject' ? sent.subject : ` ${sent[name]} `);
    await button(page, contactTexts.submit).click();
    await see(button(page, contactTexts.sent)).toBeDisabled();
    await see(page.getByText(contactAnswers.okWithMessage.body.message)).toBeVisible();
    for (const name of names) await see(field(page, name)).toHaveValue('');
    await see(button(page, contactTexts.submit)).toBeEnabled();
    await see(page.getByText(contactTexts.received)).toBeVisible();
    expect(await messagesFrom(sent.email)).toEqual([sent]);

    const inbox = await env.newPage();
    await see(async () => {
      await inbox.goto(backend().urls.mailbox);
      await see(inbox.getByRole('link', { name: sent.subject })).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

it('works by keyboard, and names the missing fields', { tags: ['B18'] }, async () => {
  const page = await visit(env, '/contact');
  await tabTo(page, field(page, 'name'));
  await page.keyboard.press('Enter');
  await see(page.getByText(contactTexts.incomplete)).toBeVisible();
  await see(field(page, 'name')).toBeFocused();
  await see(field(page, 'email')).toHaveAccessibleDescription(contactTexts.missing.email);

  const sent = { ...message, email: 'reba@example.com' };
  for (const name of names) {
    await see(field(page, name)).toBeFocused();
    await page.keyboard.type(sent[name]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await see(page.getByText(contactAnswers.okWithMessage.body.message)).toBeVisible();
  expect(await messagesFrom(sent.email)).toEqual([sent]);
});

it('shows a notice at the bottom right for five seconds, longer on hover', {
  tags: ['D6'],
}, async () => {
  const page = await env.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto(`${env.site}/contact`);
  await page.clock.runFor(3000);
  for (const name of names) await field(page, name).fill(message[name]);
  await button(page, contactTexts.submit).click();
  const notice = page.getByRole('status', { name: contactAnswers.okWithMessage.body.message });
  await see(notice).toBeVisible();
  await see(async () => {
    const box = await notice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1280 - 16, -1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800 - 16, -1);
  }).toPass();
  await page.clock.runFor(3000);
  await notice.hover();
  await page.clock.runFor(10_000);
  await see(notice).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(2200);
  await see(notice).toBeHidden();
});

it('has placeholder icons that are harmless when clicked', { tags: ['D9'] }, async () => {
  const page = await visit(env, '/contact');
  const main = page.getByRole('main');
  for (const { label } of contactLinks.filter(({ isPlaceholder }) => isPlaceholder))
    await main.getByRole('link', { name: label, exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(env.visitor.pages()).toHaveLength(1);
});
