import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { destinationFrom } from '#app/journeys/headings.ts';
import { shellTexts } from '#content/navigation.ts';
import { saveData, stayBusy, visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shellTexts.mainNavigation }).getByRole('link', { name, exact: true });

/** Two pages in the header. */
const contact = destinationFrom('/home', '/contact');
const other = destinationFrom('/contact', '/music');
/** The name of a page's chunk: `/featured-class` is FeaturedClassPage. */
const chunkOf = (path: string) =>
  `${path.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

async function arrive(): Promise<Page> {
  await stayBusy(env);
  return visitReady(env, '/home');
}

/** Holds back a page's chunk until released. */
async function hold(page: Page, chunk: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${chunk}*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('the next page', { tags: ['B31'] }, () => {
  it('is prefetched while this one is idle, and then opens offline', async () => {
    const page = await visitReady(env, '/home');
    await page.waitForLoadState('networkidle');
    await env.visitor.setOffline(true);
    await link(page, other.label).click();
    await see(page).toHaveURL(`${env.site}${other.href}`);
    await see(heading(page)).toHaveText(other.heading);
    // Its pictures are not prefetched.
    env.pageErrors.length = 0;
  });

  it('is not prefetched with saveData on', async () => {
    await saveData(env);
    const page = await visitReady(env, '/home');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link(page, other.label).hover();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /assets\/.*Page-/.test(url))).toEqual([]);
  });

  it('is prefetched when its link is hovered or focused', async () => {
    const page = await arrive();
    const byPointer = page.waitForRequest(new RegExp(`assets/${chunkOf(other.href)}`));
    await link(page, other.label).hover();
    await byPointer;
    const byKeyboard = page.waitForRequest(new RegExp(`assets/${chunkOf(contact.href)}`));
    await link(page, contact.label).focus();
    await byKeyboard;
    await see(heading(page)).toBeVisible();
    expect(page.url()).toBe(`${env.site}/home`);
  });

  it('replaces the old one once loaded, and shows progress meanwhile', async () => {
    const page = await arrive();
    const release = await hold(page, chunkOf(other.href));
    const before = await heading(page).textContent();
    await link(page, other.label).click();
    await see(page.locator('html')).toHaveAttribute('data-leaving', '');
    expect(await heading(page).textContent()).toBe(before);
    expect(page.url()).toBe(`${env.site}/home`);
    release();
    await see(page).toHaveURL(`${env.site}${other.href}`);
    await see(heading(page)).toBeFocused();
    await see(page.locator('html')).not.toHaveAttribute('data-leaving');
  });

  it('is the one requested last', async () => {
    const page = await arrive();
    const release = await hold(page, chunkOf(other.href));
    await link(page, other.label).click();
    await link(page, contact.label).click();
    await see(page).toHaveURL(`${env.site}${contact.href}`);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${env.site}${contact.href}`);
  });

  it('is not shown if the visitor has gone back meanwhile', async () => {
    const page = await arrive();
    await link(page, contact.label).click();
    await see(page).toHaveURL(`${env.site}${contact.href}`);
    const release = await hold(page, chunkOf(other.href));
    await link(page, other.label).click();
    await page.goBack();
    await see(page).toHaveURL(`${env.site}/home`);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${env.site}/home`);
    await see(page.locator('html')).not.toHaveAttribute('data-leaving');
  });

  it('is loaded from the server if its chunk fails to load', async () => {
    const page = await arrive();
    const chunk = `**/assets/${chunkOf(other.href)}*.js`;
    await page.route(chunk, (route) => route.abort());
    const served = page.waitForResponse(`${env.site}${other.href}`);
    await link(page, other.label).click();
    expect((await served).request().isNavigationRequest()).toBe(true);
    // The served page preloads the same chunk.
    await page.unroute(chunk);
    await see(page).toHaveURL(`${env.site}${other.href}`);
    await see(heading(page)).toHaveText(other.heading);
    env.pageErrors.length = 0;
  });

  it.each([
    { motion: 'no-preference', fades: true },
    { motion: 'reduce', fades: false },
  ] as const)('fades in only without reduced motion: $motion', async ({ motion, fades }) => {
    const page = await arrive();
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...change) {
        this.setAttribute('data-faded', '');
        return animate.apply(this, change);
      };
    });
    await link(page, other.label).click();
    await see(page).toHaveURL(`${env.site}${other.href}`);
    await see(heading(page)).toBeFocused();
    expect(await page.locator('main[data-faded]').count()).toBe(fades ? 1 : 0);
  });
});
