import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import postgres from 'postgres';
import type { Backend } from '../../supabase/local/backend.ts';
import type { World } from './world.ts';

/** A telephone and a desk. */
export const widths = [390, 1280] as const;

/** Opens a page of the site in a window of this width. */
export async function visit(here: World, path: string, width = 1280): Promise<Page> {
  const page = await here.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(here.site + path);
  return page;
}

/** Waits until the app has taken over; the development server compiles a page at its first visit. */
export const isReady = (page: Page) =>
  see(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 });

/** Opens a page of the site and waits until the app has taken over. */
export async function visitReady(here: World, path: string, width = 1280, height = 800): Promise<Page> {
  const page = await here.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(here.site + path);
  await isReady(page);
  return page;
}

/** Has the visitor's browser save data: nothing is fetched ahead of need. */
export const saveData = (here: World) =>
  here.visitor.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));

/** Keeps the visitor's browser busy from the moment the app takes over: nothing is fetched because the page is idle. */
export const stayBusy = (here: World) =>
  here.visitor.addInitScript(() => {
    document.addEventListener('app:hydrating', () => {
      window.requestIdleCallback = () => 0;
    });
  });

/** Turns a page's theme, by the attribute alone: the stored theme would reach the visitor's other pages, too. */
export async function turn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
  }, theme);
}

/** Holds back every script that is asked for from now on, until it is released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the database holds. */
export async function rows(backend: Backend, query: string): Promise<readonly Record<string, unknown>[]> {
  const sql = postgres(backend.urls.database, { max: 1, prepare: false });
  try {
    return await sql.unsafe<Record<string, unknown>[]>(query);
  } finally {
    await sql.end();
  }
}

/** Goes to a control with the Tab key alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await see(async () => {
    await page.keyboard.press('Tab');
    await see(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** At the stand-in's payment page: presses a button, or follows the link away. */
export async function atTheCheckout(page: Page, heading: string, doing: 'Pay' | 'Cancel'): Promise<void> {
  await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const role = doing === 'Pay' ? 'button' : 'link';
  await page.getByRole(role, { name: doing, exact: true }).click();
}
