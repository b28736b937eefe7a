import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { shellTexts } from '#content/navigation.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const toLight = (page: Page) => page.getByRole('button', { name: shellTexts.switchToLight });
const toDark = (page: Page) => page.getByRole('button', { name: shellTexts.switchToDark });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

async function openHome(stored?: string): Promise<Page> {
  const page = await env.newPage();
  if (stored !== undefined) {
    await page.addInitScript((value) => {
      if (sessionStorage.getItem('seeded') === null) localStorage.setItem('theme', value);
      sessionStorage.setItem('seeded', 'yes');
    }, stored);
  }
  await page.goto(`${env.site}/home`);
  return page;
}

it('is dark by default, and stores another choice', {
  tags: ['S2.header.theme-toggle', 'S4.theme.default', 'S4.theme.stored', 'S9.theme'],
}, async () => {
  const page = await openHome();
  expect(await theme(page)).toBe('dark');
  await toLight(page).click();
  await see(toDark(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await theme(page)).toBe('light');
  await toDark(page).click();
  await see(toLight(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

it.each(['', 'LIGHT', '{"theme":"light"}', 'null'])(
  'treats %j as dark',
  { tags: ['B27'] },
  async (stored) => {
    const page = await openHome(stored);
    expect(await theme(page)).toBe('dark');
    await see(toLight(page)).toBeVisible();
  },
);

it('paints in the stored theme before hydration', { tags: ['B27'] }, async () => {
  const page = await env.newPage();
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.route('**/assets/*.js', () => {});
  await page.goto(`${env.site}/home`, { waitUntil: 'domcontentloaded' });
  expect(await theme(page)).toBe('light');
  await see(toDark(page)).toBeVisible();
});

it('counts a click during hydration once', async () => {
  const page = await env.newPage();
  await page.addInitScript((name) => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args) {
      listen.apply(this, args);
      if (args[0] !== 'click' || !(this instanceof HTMLElement) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((each) => each.textContent.includes(name))?.click();
      });
    };
  }, shellTexts.switchToLight);
  await page.goto(`${env.site}/home`);
  await see(toDark(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await theme(page)).toBe('light');
});

it('syncs between two tabs', { tags: ['B27.tabs'] }, async () => {
  const first = await openHome();
  const second = await openHome();
  await toLight(second).click();
  await see(toDark(second)).toBeVisible();
  await toDark(second).click();
  await toLight(first).click();
  await see(toDark(second)).toBeVisible();
});

it('works where storage is blocked', { tags: ['B27.forbidden'] }, async () => {
  const page = await env.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(`${env.site}/home`);
  expect(await theme(page)).toBe('dark');
  await toLight(page).click();
  await see(toDark(page)).toBeVisible();
});
