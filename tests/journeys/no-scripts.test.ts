/** Rules for single pages without JavaScript; those for all pages are in every-page.test.ts. */
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { contactTexts } from '#content/contactForm.ts';
import { galleryCategories, galleryTexts } from '#content/gallery.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

async function openWithoutScripts(): Promise<Page> {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  return visitor.newPage();
}

it('puts no form data into the URL, and keeps what was typed', { tags: ['B19'] }, async () => {
  const page = await openWithoutScripts();
  for (const [address, label, text] of [
    ['/contact', contactTexts.name, 'Dolly'],
    ['/home', newsletterTexts.label, 'dolly@example.com'],
  ] as const) {
    await page.goto(env.site + address);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(text);
    await field.press('Enter');
    expect(page.url()).toBe(env.site + address);
    await see(field).toHaveValue(text);
  }
  await page.context().close();
});

it('shows a text in place of the filters', async ({ skip }) => {
  skip(galleryCategories.length < 2, 'The gallery has no filters.');
  const page = await openWithoutScripts();
  await page.goto(`${env.site}/portfolio`);
  await see(page.getByRole('status').filter({ hasText: galleryTexts.withoutScripts })).toBeVisible();
  await see(page.getByRole('group', { name: galleryTexts.filters })).toBeHidden();
  await page.context().close();
});
