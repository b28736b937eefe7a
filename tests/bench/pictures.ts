import type { Browser } from 'playwright';

/** How many pictures of the site a page fetches before scrolling or touch, in a window of this size. */
export async function firstViewPictures(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\.(avif|webp|jpg)$/.test(request.url()))
      asked.add(request.url());
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.now() > 6000);
  await page.close();
  return asked.size;
}
