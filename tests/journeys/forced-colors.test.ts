/** Rules for forced colors and prefers-contrast: more. */
import type { Locator } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { tip } from '#catalog';
import { contactTexts } from '#content/contactForm.ts';
import { filterLabel, galleryCategories } from '#content/gallery.ts';
import { merchandise, supportTexts } from '#content/store.ts';
import { tipPresets } from '#content/support.ts';
import { withoutOutline } from './focusOutlines.ts';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const background = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

it("shows the selection, a shirt's colors, and each line of a heading", async () => {
  const page = await visitReady(env, '/portfolio');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (galleryCategories.length > 1) {
    const [other = 'all'] = galleryCategories;
    expect(await background(button(filterLabel('all')))).not.toBe(
      await background(button(filterLabel(other))),
    );
  }
  const [kicker, heading] = await page.evaluate(() => {
    const title = document.querySelector('main h1');
    return [title?.previousElementSibling, title].map((element) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    });
  });
  expect(heading?.top).toBeGreaterThanOrEqual(kicker?.bottom ?? 0);

  await page.goto(`${env.site}/store`);
  if (merchandise.length > 0) {
    const swatches = page.locator('[data-cloth]');
    const colors = await swatches.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::before').backgroundColor),
    );
    const cloths = await swatches.evaluateAll((all) => all.map((each) => each.getAttribute('data-cloth')));
    expect(new Set(colors).size).toBe(new Set(cloths).size);
  }
  if (tip === undefined) return;
  await button(supportTexts.button).click();
  const [chosen, other] = tipPresets.map(({ label }) =>
    page.getByRole('dialog').getByRole('button', { name: label, exact: true }),
  );
  if (chosen === undefined || other === undefined) return;
  await chosen.click();
  expect(await background(chosen)).not.toBe(await background(other));
});

it('outlines the focus of invalid, pressed and unpressed controls', async () => {
  const page = await visitReady(env, '/contact');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: contactTexts.submit }).click();
  await see(page.locator('[aria-invalid=true]').first()).toBeFocused();
  expect(await withoutOutline(page)).toEqual([]);

  if (tip === undefined) return;
  await page.goto(`${env.site}/store`);
  await page.getByRole('button', { name: supportTexts.button, exact: true }).click();
  const [chosen] = tipPresets.map(({ label }) =>
    page.getByRole('dialog').getByRole('button', { name: label, exact: true }),
  );
  expect(await withoutOutline(page)).toEqual([]);
  await chosen?.click();
  expect(await withoutOutline(page)).toEqual([]);
});

it('mutes no text with prefers-contrast: more', async () => {
  const page = await visitReady(env, '/portfolio');
  const muted = () =>
    page
      .locator('main header p')
      .last()
      .evaluate((text) => getComputedStyle(text).color);
  const plain = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(await muted()).not.toBe(await plain());
  await page.emulateMedia({ contrast: 'more' });
  expect(await muted()).toBe(await plain());
});
