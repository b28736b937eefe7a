import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { visitReady } from './visits.ts';
import { world } from './world.ts';

const here = world();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

const arrive = () => visitReady(here, '/home');

/** Holds back a page's script until it is let go. */
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
  it('is fetched when somebody turns to its link, by pointer or by keyboard', async () => {
    const page = await arrive();
    const byPointer = page.waitForRequest(/assets\/MusicPage/);
    await link(page, 'Music').hover();
    await byPointer;
    const byKeyboard = page.waitForRequest(/assets\/ContactPage/);
    await link(page, 'Contact').focus();
    await byKeyboard;
    await see(heading(page)).toBeVisible();
    expect(page.url()).toBe(`${here.site}/home`);
  });

  it('takes the place of the old one only once it is there, and says meanwhile that it is coming', async () => {
    const page = await arrive();
    const release = await hold(page, 'MusicPage');
    const before = await heading(page).textContent();
    await link(page, 'Music').click();
    await see(page.locator('html')).toHaveAttribute('data-leaving', '');
    expect(await heading(page).textContent()).toBe(before);
    expect(page.url()).toBe(`${here.site}/home`);
    release();
    await see(page).toHaveURL(`${here.site}/music`);
    await see(heading(page)).toBeFocused();
    await see(page.locator('html')).not.toHaveAttribute('data-leaving');
  });

  it('is the one that was asked for last', async () => {
    const page = await arrive();
    const release = await hold(page, 'MusicPage');
    await link(page, 'Music').click();
    await link(page, 'Contact').click();
    await see(page).toHaveURL(`${here.site}/contact`);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${here.site}/contact`);
  });

  it('is not shown to whoever has gone back meanwhile', async () => {
    const page = await arrive();
    await link(page, 'Contact').click();
    await see(page).toHaveURL(`${here.site}/contact`);
    const release = await hold(page, 'MusicPage');
    await link(page, 'Music').click();
    await page.goBack();
    await see(page).toHaveURL(`${here.site}/home`);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(`${here.site}/home`);
    await see(page.locator('html')).not.toHaveAttribute('data-leaving');
  });

  it('comes from the server where its script cannot be had', async () => {
    const page = await arrive();
    await page.route('**/assets/MusicPage*.js', (route) => route.abort());
    const served = page.waitForResponse(`${here.site}/music`);
    await link(page, 'Music').click();
    expect((await served).request().isNavigationRequest()).toBe(true);
    await see(page).toHaveURL(`${here.site}/music`);
    await see(heading(page)).toHaveText('Music');
    here.complaints.length = 0;
  });

  it.each([
    { motion: 'no-preference', transitions: 1 },
    { motion: 'reduce', transitions: 0 },
  ] as const)('fades in where motion is welcome: $motion', async ({ motion, transitions }) => {
    const page = await arrive();
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.documentElement.setAttribute('data-faded', '1');
        return start(change);
      };
    });
    await link(page, 'Music').click();
    await see(page).toHaveURL(`${here.site}/music`);
    await see(heading(page)).toBeFocused();
    expect(Number(await page.locator('html').getAttribute('data-faded'))).toBe(transitions);
  });
});
