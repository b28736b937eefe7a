import type { Browser } from 'playwright';

/** How many bytes of JavaScript a page runs on before anyone touches it, as sent (brotli): none of it fetched ahead. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.now() > 6000);
  const bytes = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
    // A second read from the cache is another entry.
    return [...new Map(scripts.map((script) => [script.name, script.encodedBodySize])).values()].reduce(
      (sum, size) => sum + size,
      0,
    );
  });
  await page.close();
  return bytes;
}
