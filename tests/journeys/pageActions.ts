import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import type { TestEnvironment } from './testEnvironment.ts';

/** A phone's and a desktop's width. */
export const widths = [390, 1280] as const;

/** Opens a page of the site at this width. */
export async function visit(env: TestEnvironment, path: string, width = 1280): Promise<Page> {
  const page = await env.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(env.site + path);
  return page;
}

/** Waits for hydration; the development server compiles a page on its first visit. */
export const isReady = (page: Page) =>
  see(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 });

/** Opens a page of the site and waits for hydration. */
export async function visitReady(
  env: TestEnvironment,
  path: string,
  width = 1280,
  height = 800,
): Promise<Page> {
  const page = await env.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(env.site + path);
  await isReady(page);
  return page;
}

/** Sets the browser to save data, which disables prefetching. */
export const saveData = (env: TestEnvironment) =>
  env.visitor.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));

/** Keeps the browser busy after hydration, which disables idle prefetching. */
export const stayBusy = (env: TestEnvironment) =>
  env.visitor.addInitScript(() => {
    const ask = window.requestIdleCallback.bind(window);
    // The inline script's call, which starts the app, has a timeout.
    window.requestIdleCallback = (callBack, options) => (options === undefined ? 0 : ask(callBack, options));
  });

/** Slows the page's processor down to that of a slow phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Sets a page's theme by the attribute alone: the stored theme would reach the visitor's other pages, too. */
export async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  }, theme);
}

/** Holds back every later script request until released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Moves focus to a control with Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await see(async () => {
    await page.keyboard.press('Tab');
    await see(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** On the stand-in's payment page: presses a button, or follows the link back. */
export async function onPaymentPage(page: Page, heading: string, doing: 'Pay' | 'Cancel'): Promise<void> {
  await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const role = doing === 'Pay' ? 'button' : 'link';
  await page.getByRole(role, { name: doing, exact: true }).click();
}
