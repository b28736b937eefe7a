import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { destinationFrom, destinations } from '#app/journeys/headings.ts';
import { shellTexts } from '#content/navigation.ts';
import { socialLinks } from '#content/services.ts';
import { site } from '#content/site.ts';
import { visit } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const contact = destinationFrom('/home', '/contact');

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: shellTexts.menu });
const menuButton = (page: Page) => page.getByRole('button', { name: shellTexts.openMenu });
const mainNavigation = (page: Page) =>
  header(page).getByRole('navigation', { name: shellTexts.mainNavigation });

it('becomes translucent after 20 px of scroll', {
  tags: ['S2.header.glass', 'S4.header', 'S9.header'],
}, async () => {
  const page = await visit(env, '/home');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  for (const [top, isGlass] of [
    [0, false],
    [20, false],
    [21, true],
    [400, true],
    [0, false],
  ] as const) {
    await scrollTo(top);
    const glass = see(header(page));
    await (isGlass ? glass : glass.not).toHaveCSS('backdrop-filter', /blur\(14px\)/);
  }
});

it('highlights the current page', { tags: ['S2.header.active'] }, async () => {
  const there = destinationFrom('/contact', '/store');
  const page = await visit(env, '/contact');
  const link = (name: string) => mainNavigation(page).getByRole('link', { name, exact: true });
  const weight = (name: string) => link(name).evaluate((element) => getComputedStyle(element).fontWeight);
  const bold = async () => {
    const weights = await Promise.all(destinations.map(({ label }) => weight(label)));
    return destinations.filter((_, index) => weights[index] === '700').map(({ href }) => href);
  };
  expect(await bold()).toEqual(['/contact']);
  await see(link(contact.label)).toHaveAttribute('aria-current', 'page');
  await link(there.label).click();
  await see(link(there.label)).toHaveAttribute('aria-current', 'page');
  expect(await bold()).toEqual([there.href]);
});

it('has footer links that fill their row', async () => {
  const page = await visit(env, '/home');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const narrow = await page
      .getByRole('contentinfo')
      .evaluate((footer) =>
        [...footer.querySelectorAll('li')]
          .filter((row) => (row.querySelector('a')?.clientWidth ?? 0) < row.clientWidth)
          .map((row) => row.textContent),
      );
    expect(narrow).toEqual([]);
  }
});

describe('the mobile menu', () => {
  async function openMenu(path = '/home'): Promise<Page> {
    const page = await visit(env, path, 767);
    await menuButton(page).click();
    await see(menu(page)).toBeVisible();
    return page;
  }

  /** Hidden while the menu is open. */
  async function expectScrolls(page: Page): Promise<void> {
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 300);
    await see.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  }

  it('replaces the links below 768 px, on the right', {
    tags: ['S2.header.menu', 'S9.mobile'],
  }, async () => {
    const page = await openMenu();
    await see(mainNavigation(page)).toBeHidden();
    await see(async () => {
      const box = await menu(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(767);
      expect(box?.x).toBeGreaterThan(200);
    }).toPass();
    await see(menu(page).getByRole('link')).toHaveText([
      ...destinations.map(({ label }) => label),
      ...socialLinks.map(({ label }) => new RegExp(`^${label}`)),
    ]);
    const wide = await visit(env, '/home', 768);
    await see(mainNavigation(wide)).toBeVisible();
    await see(menuButton(wide)).toBeHidden();
  });

  it('closes on navigation, with focus on the new heading', {
    tags: ['S2.header.menu-closes', 'B30'],
  }, async () => {
    const there = destinationFrom('/home', '/store');
    const page = await openMenu();
    await menu(page).getByRole('link', { name: there.label, exact: true }).click();
    await see(page).toHaveURL(env.site + there.href);
    await see(menu(page)).toBeHidden();
    await see(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectScrolls(page);
  });

  it('closes on Back, with focus on its button', { tags: ['B30'] }, async () => {
    const page = await openMenu('/contact');
    await page.goBack();
    await see(menu(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/contact');
    await see(menuButton(page)).toBeFocused();
    await expectScrolls(page);
  });

  it('closes above 768 px, with focus on the first link of the header', { tags: ['B30'] }, async () => {
    const page = await openMenu();
    await page.setViewportSize({ width: 768, height: 800 });
    await see(menu(page)).toBeHidden();
    await see(header(page).getByRole('link', { name: site.name })).toBeFocused();
    await expectScrolls(page);
  });
});
