/** Rules for open dialogs: axe, keyboard, large text, a low window, forced colors, print. */
import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { onlineClass, tip } from '#catalog';
import { featuredClass } from '#content/featuredClass.ts';
import { shellTexts } from '#content/navigation.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { works } from '#content/works.ts';
import { axeViolations } from './axeViolations.ts';
import { cutTexts, doubleText } from './cutTexts.ts';
import { ringsOverTexts } from './focusRings.ts';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

interface Opened {
  isInContent?: boolean;
  at: string;
  width?: number;
  opener: (page: Page) => Locator;
  /** Whether it is printed: a work is, a form is not. */
  isPrinted?: boolean;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

const dialogs: Record<string, Opened> = {
  menu: { at: '/contact', width: 390, opener: button(shellTexts.openMenu) },
  'tip drawer': { isInContent: tip !== undefined, at: '/contact', opener: button(shellTexts.tipJar) },
  tip: { isInContent: tip !== undefined, at: '/store', opener: button(supportTexts.button) },
  waitlist: { isInContent: merchandise.length > 0, at: '/store', opener: button(merchandiseTexts.join) },
  newsletter: {
    isInContent: onlineClass !== undefined,
    at: '/featured-class',
    opener: button(featuredClass.subscribe),
  },
  lightbox: {
    isInContent: works.length > 0,
    at: '/portfolio',
    opener: (page) => page.locator('main a[href^="/portfolio/"]').first(),
    isPrinted: true,
  },
};

const dialog = (page: Page) => page.getByRole('dialog');

/** Tabs once through the dialog; each focused element is in it, in the viewport and not covered. */
async function faultsByTab(page: Page): Promise<string[]> {
  const controls = await dialog(page)
    .locator(':is(a[href], button, input):not(:disabled)')
    .filter({ visible: true })
    .count();
  const reached = new Set<string>();
  const faults: string[] = [];
  for (let press = 0; press <= controls; press += 1) {
    await page.keyboard.press('Tab');
    const { name, fault } = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const box = focused?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isIn = focused?.closest('[role=dialog]') !== null;
      const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
      const isOnTop = focused?.contains(document.elementFromPoint(x, y));
      const isMarked = focused !== null && getComputedStyle(focused).outlineStyle !== 'none';
      return {
        name: focused?.outerHTML ?? '',
        fault: [!isIn && 'outside', !isWhole && 'not whole', !isOnTop && 'covered', !isMarked && 'unmarked'],
      };
    });
    reached.add(name);
    faults.push(...fault.filter((each) => each !== false).map((each) => `${each}: ${name.slice(0, 120)}`));
  }
  if (reached.size !== controls) faults.push(`${reached.size} of ${controls} controls are reached`);
  return faults;
}

/** The layout shifts of an invalid submit: none, since room for the error is reserved. */
async function movedByAnError(page: Page): Promise<string[]> {
  const field = dialog(page).getByRole('textbox');
  if ((await field.count()) === 0) return [];
  await page.setViewportSize({ width: 320, height: 1000 });
  const places = () =>
    dialog(page)
      .locator('button, input')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top).join(' '));
  const before = await places();
  await field.fill('-');
  await field.press('Enter');
  await see(field).toHaveAttribute('aria-invalid', 'true');
  const notice = page.locator('[data-scope=toast][data-part=root]');
  await see(notice).toBeInViewport();
  const after = await places();
  await field.fill('');
  await see(notice).toHaveCount(0);
  return before === after ? [] : [`an error moves its controls from ${before} to ${after}`];
}

/** By the attribute alone: nothing is stored. */
const setTheme = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

/** In forced colors a control's color differs from its background. */
const invisibleInForcedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
      return element && /, 0\)$|transparent/.test(backgroundColor)
        ? groundOf(element.parentElement)
        : backgroundColor;
    };
    return [...document.querySelectorAll('[role=dialog]:not([hidden]) :is(a[href], button, input)')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => [control, ...control.querySelectorAll('svg')])
      .filter((drawn) => getComputedStyle(drawn).color === groundOf(drawn))
      .map((drawn) => `invisible in forced colors: ${drawn.outerHTML.slice(0, 120)}`);
  });

async function faultsOnPaper(page: Page, { isPrinted = false }: Opened): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const [isDialogSeen, isPageSeen] = await Promise.all([
    dialog(page).isVisible(),
    page.locator('main h1').first().isVisible(),
  ]);
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => `on every sheet: ${element.outerHTML.slice(0, 90)}`),
  );
  await page.emulateMedia({ media: 'screen' });
  if (isDialogSeen !== isPrinted) faults.push(isPrinted ? 'not on paper' : 'on paper');
  if (isPageSeen === isPrinted)
    faults.push(isPrinted ? 'over its page on paper' : 'its page is not on paper');
  return faults;
}

const there = Object.entries(dialogs).filter(([, { isInContent = true }]) => isInContent);

it.each(there)(
  'the %s passes axe, is not clipped and closes in every way',
  { tags: ['D2'] },
  async (_, opened) => {
    const { at, width = 1280, opener } = opened;
    const page = await visitReady(env, at, width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await see(dialog(page)).toBeVisible();
    await see.poll(() => dialog(page).evaluate((each) => each.contains(document.activeElement))).toBe(true);

    const faults: string[] = [...(await ringsOverTexts(page))];
    faults.push(...(await axeViolations(page)).map((fault) => `axe in dark: ${fault}`));
    await setTheme(page, 'light');
    faults.push(...(await axeViolations(page, 'color')).map((fault) => `axe in light: ${fault}`));
    await setTheme(page, 'dark');

    await page.emulateMedia({ forcedColors: 'active' });
    faults.push(...(await invisibleInForcedColors(page)));
    await page.emulateMedia({ forcedColors: 'none' });
    faults.push(...(await faultsOnPaper(page, opened)));

    faults.push(...(await movedByAnError(page)));
    await page.setViewportSize({ width: 320, height: 256 });
    faults.push(...(await faultsByTab(page)).map((fault) => `320x256: ${fault}`));
    await doubleText(page);
    for (const each of [320, width]) {
      await page.setViewportSize({ width: each, height: 800 });
      faults.push(...(await cutTexts(page)).map((fault) => `at twice the text size, ${each} px: ${fault}`));
    }
    expect(faults).toEqual([]);

    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await see(opener(page)).toBeFocused();
  },
);
