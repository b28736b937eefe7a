/** Interactions while a dialog's code is loading. */
import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { tip } from '#catalog';
import { filterLabel, galleryCategories, worksIn } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { tipTexts } from '#content/support.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { emailMessages } from '#emailMessages';
import { skipUnless } from '../skipUnless.ts';
import { thumbnail } from './galleryPage.ts';
import { holdScripts, isReady, saveData, slowDown, stayBusy, visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Opening {
  isInContent: boolean;
  /** The page with the button that opens it. */
  path: string;
  opener: (page: Page) => Locator;
  title: string;
  width: number;
}

const openings: Record<string, Opening> = {
  tip: {
    isInContent: tip !== undefined,
    opener: (page) => button(page, supportTexts.button),
    title: tipTexts.title,
    width: 1280,
    path: '/store',
  },
  waitlist: {
    isInContent: merchandise.length > 0,
    path: '/store',
    opener: (page) => button(page, merchandiseTexts.join).first(),
    title: waitlistTexts.title,
    width: 1280,
  },
  'tip drawer': {
    isInContent: tip !== undefined,
    path: '/contact',
    opener: (page) => button(page, shellTexts.tipJar),
    title: tipTexts.title,
    width: 1280,
  },
  menu: {
    isInContent: true,
    path: '/contact',
    opener: (page) => button(page, shellTexts.openMenu),
    title: shellTexts.menu,
    width: 390,
  },
};

/** Longer than an opening dialog takes. */
const settle = (page: Page) => page.waitForTimeout(500);

/** Opens a page without prefetching. @returns it with the requests for xstate. */
async function visitWithoutFlows(path: string): Promise<{ page: Page; flows: string[] }> {
  await saveData(env);
  const page = await env.newPage();
  const flows: string[] = [];
  page.on('request', (request) => {
    if (/assets\/flows-/.test(request.url())) flows.push(request.url());
  });
  await page.goto(`${env.site}${path}`);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  return { page, flows };
}

it("loads no xstate for the home page's first view until the form gets focus", async () => {
  const { page, flows } = await visitWithoutFlows('/home');
  expect(flows).toEqual([]);
  await page.getByRole('textbox', { name: newsletterTexts.label }).focus();
  await expect.poll(() => flows).toHaveLength(1);
});

describe('the gallery', () => {
  skipUnless('two categories', galleryCategories.length > 1);
  const [category = 'all'] = galleryCategories;
  const [work] = worksIn('all');
  const firstThumbnail = (page: Page) => thumbnail(page, work?.slug ?? '');

  it('renders without xstate, and filters once the machine has loaded', async () => {
    const { page, flows } = await visitWithoutFlows('/portfolio');
    expect(flows).toEqual([]);
    const release = await holdScripts(page);
    const filter = button(page, filterLabel(category));
    await filter.dblclick();
    await see(filter).toHaveAttribute('data-waiting');
    await see(filter).toHaveAttribute('aria-pressed', 'false');
    release();
    await see(filter).toHaveAttribute('aria-pressed', 'true');
    await see(page.locator('[data-waiting]')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe(`?filter=${category}`);
    await page.goBack();
    await see(button(page, filterLabel('all'))).toHaveAttribute('aria-pressed', 'true');
  });

  it('opens a work once for two quick clicks while the lightbox loads', async () => {
    const { page } = await visitWithoutFlows('/portfolio');
    const release = await holdScripts(page);
    await firstThumbnail(page).dblclick();
    await see(firstThumbnail(page)).toHaveAttribute('data-waiting');
    release();
    await see(page.getByRole('dialog')).toBeVisible();
    await see(page.locator('[data-waiting]')).toHaveCount(0);
    await page.goBack();
    await see(page.getByRole('dialog')).toHaveCount(0);
    await see(firstThumbnail(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/portfolio');
  });

  it('stays where it is after Escape while the lightbox loads', async () => {
    const { page } = await visitWithoutFlows('/portfolio');
    const release = await holdScripts(page);
    await firstThumbnail(page).click();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/portfolio');
    release();
    await settle(page);
    await see(page.getByRole('dialog')).toHaveCount(0);
    await firstThumbnail(page).click();
    await see(page.getByRole('dialog')).toBeVisible();
  });
});

it("replays what was typed and submitted before the newsletter's machine loaded", async () => {
  await saveData(env);
  const page = await visitReady(env, '/home', 1280);
  const release = await holdScripts(page);
  const email = page.getByRole('textbox', { name: newsletterTexts.label });
  await email.pressSequentially('not an address');
  await email.press('Enter');
  await see(email).toHaveValue('not an address');
  // Nothing is sent yet, so only the pressed state is shown.
  await see(button(page, newsletterTexts.submit)).toHaveAttribute('data-waiting');
  release();
  await see(button(page, newsletterTexts.submit)).not.toHaveAttribute('data-waiting');
  await see(email).toHaveAccessibleErrorMessage(emailMessages.invalid);
  await see(email).toHaveValue('not an address');
  await see(email).toBeFocused();
});

/** Half a second has passed since the last file, and a dialog's code is among those that came. */
async function dialogsArePrefetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource');
    const last = Math.max(...files.map(({ startTime, duration }) => startTime + duration));
    return files.some(({ name }) => name.includes('/assets/Dialog-')) && performance.now() - last > 500;
  });
}

describe.each(Object.entries(openings))('the %s', (name, { isInContent, path, opener, title, width }) => {
  skipUnless(name, isInContent);
  const dialog = (page: Page) => page.getByRole('dialog', { name: title });

  it('is prefetched while the page is idle, and then opens offline', async () => {
    const page = await visitReady(env, path, width);
    await dialogsArePrefetched(page);
    await holdScripts(page);
    await opener(page).click();
    await see(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(opener(page)).toBeFocused();
    // The dialog opens one paint after the press.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await settle(page);
    await see(page.getByRole('dialog')).toHaveCount(0);
  });

  it('is closed by Escape at any moment of its opening on a slow phone', async () => {
    const page = await visitReady(env, path, width);
    await dialogsArePrefetched(page);
    await slowDown(page);
    await opener(page).focus();
    for (const delay of [0, 8, 12, 16, 20, 24, 28]) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(delay);
      await page.keyboard.press('Escape');
      await settle(page);
      await see(page.getByRole('dialog')).toHaveCount(0);
      await see(opener(page)).toBeFocused();
    }
  });

  it('is prefetched on pointer down or focus', async () => {
    await stayBusy(env);
    const page = await visitReady(env, path, width);
    const fetched = page.waitForResponse(/assets\/Dialog-/);
    await opener(page).focus();
    await fetched;
    await see(page.getByRole('dialog')).toHaveCount(0);
  });
});

describe.each(Object.entries(openings))(
  'the %s, with saveData on',
  (name, { isInContent, path, opener, title, width }) => {
    skipUnless(name, isInContent);
    const dialog = (page: Page) => page.getByRole('dialog', { name: title });

    beforeEach(() => saveData(env));

    it('opens once for two quick clicks', async () => {
      const page = await visitReady(env, path, width);
      const release = await holdScripts(page);
      await opener(page).dblclick();
      await see(dialog(page)).toHaveCount(0);
      await see(opener(page)).toHaveAttribute('data-waiting');
      release();
      await see(dialog(page)).toBeVisible();
      await see(page.locator('[data-waiting]')).toHaveCount(0);
      await settle(page);
      await see(dialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await see(dialog(page)).toBeHidden();
      await see(opener(page)).toBeFocused();
    });

    it('does not open after Escape, and opens at the next click', async () => {
      const page = await visitReady(env, path, width);
      const release = await holdScripts(page);
      await opener(page).click();
      await page.keyboard.press('Escape');
      release();
      await settle(page);
      await see(dialog(page)).toHaveCount(0);
      await see(opener(page)).toBeFocused();
      await opener(page).click();
      await see(dialog(page)).toBeVisible();
    });

    it('does not open after Back', async () => {
      const page = await visitReady(env, '/home', width);
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await see(page.getByRole('heading', { level: 1 })).toBeFocused();
      const release = await holdScripts(page);
      const before = page.url();
      await opener(page).click();
      await page.goBack();
      release();
      await settle(page);
      await see(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).not.toBe(before);
    });

    it('does not open after Escape if the click came before hydration', async () => {
      const page = await env.newPage();
      await page.setViewportSize({ width, height: 800 });
      const release = await holdScripts(page);
      await page.goto(`${env.site}${path}`);
      await opener(page).click();
      await page.keyboard.press('Escape');
      release();
      await isReady(page);
      await settle(page);
      await see(page.getByRole('dialog')).toHaveCount(0);
      await opener(page).click();
      await see(dialog(page)).toBeVisible();
    });
  },
);
