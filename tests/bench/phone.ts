import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G and a quarter of this machine's speed, as Lighthouse applies them to a phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU = 4;

/** How long a visitor looks at a page before they touch it, in milliseconds. */
const LOOKS_FOR = 3000;

interface PhoneOptions {
  width?: number;
  hasScripts?: boolean;
  savesData?: boolean;
}

/** A visitor's phone with an empty cache. */
export interface Phone {
  page: Page;
  close(): Promise<void>;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

async function prepare(context: BrowserContext, savesData: boolean): Promise<void> {
  await context.addInitScript((isSparing) => {
    document.addEventListener('app:ready', () => {
      performance.mark('ready');
      document.documentElement.setAttribute('data-ready', '');
    });
    if (isSparing) Object.defineProperty(navigator.connection, 'saveData', { value: true });
  }, savesData);
}

/** A phone with an empty page. */
export async function newPhone(
  browser: Browser,
  { width = 390, hasScripts = true, savesData = false }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: hasScripts,
  });
  await prepare(context, savesData);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  return { page, close: () => context.close() };
}

/** Opens a page on a phone, and waits until a visitor has looked at it for a while. */
export async function openPhone(browser: Browser, url: string, options: PhoneOptions = {}): Promise<Phone> {
  const { page, close } = await newPhone(browser, options);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (options.hasScripts ?? true) {
    await page.waitForSelector('html[data-ready]', { timeout: 60_000 });
    await page.waitForTimeout(LOOKS_FOR);
  }
  return { page, close };
}
