import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { it } from 'vitest';
import { tip } from '#catalog';
import { contactTexts } from '#content/contactForm.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { tipTexts } from '#content/support.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

interface Field {
  /** Not every site has it. */
  isInContent?: boolean;
  at: string;
  /** The button that opens its dialog. */
  behind?: string;
  label: string;
  attributes: Record<string, string>;
}

const email = { type: 'email', inputmode: 'email', autocomplete: 'email', name: 'email' };

const fields: readonly Field[] = [
  { at: '/home', label: newsletterTexts.label, attributes: email },
  {
    isInContent: merchandise.length > 0,
    at: '/store',
    behind: merchandiseTexts.join,
    label: waitlistTexts.label,
    attributes: email,
  },
  {
    isInContent: tip !== undefined,
    at: '/store',
    behind: supportTexts.button,
    label: tipTexts.custom,
    attributes: { type: 'text', inputmode: 'decimal', autocomplete: 'off' },
  },
  { at: '/contact', label: contactTexts.name, attributes: { type: 'text', autocomplete: 'name' } },
  { at: '/contact', label: contactTexts.email, attributes: email },
  { at: '/contact', label: contactTexts.subject, attributes: { type: 'text', autocomplete: 'off' } },
  { at: '/contact', label: contactTexts.message, attributes: { rows: '5', autocomplete: 'off' } },
];

async function openOnATelephone(path: string): Promise<Page> {
  const visitor = await env.browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await visitor.newPage();
  await page.goto(env.site + path);
  return page;
}

it.each(fields.filter(({ isInContent = true }) => isInContent))(
  '$label on $at selects the right keyboard, in letters that need no zooming',
  { tags: ['B21', 'B21.size'] },
  async ({ at, behind, label, attributes }) => {
    const page = await openOnATelephone(at);
    if (behind !== undefined) await page.getByRole('button', { name: behind, exact: true }).first().tap();
    const field = page.getByRole('textbox', { name: label, exact: true });
    await see(field).toBeVisible();
    for (const [name, value] of Object.entries(attributes)) await see(field).toHaveAttribute(name, value);
    await see
      .poll(() => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
      .toBeGreaterThanOrEqual(16);
    await page.context().close();
  },
);
