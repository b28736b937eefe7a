import type { Page } from 'playwright';

/** How everything looks; what frames only pictures that a script adds has its placeholder in the whole sheet. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('body *:not([data-picture]:has(> noscript))')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const { color, background, border, boxShadow, display, font, opacity, transform } = style;
        const values = [color, background, border, boxShadow, display, font, opacity, transform];
        const { x, y, width, height } = element.getBoundingClientRect();
        values.push(style.inset, style.margin, style.padding, [x, y, width, height].join(' '));
        return `${element.tagName}.${element.className}${part} ${values.join('; ')}`;
      }),
    );
  });
}

/** The differences of a page before its app runs between its inlined styles and the whole stylesheet. */
export async function changesByTheWholeSheet(page: Page, address: string): Promise<string[]> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/assets/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('html:not([data-unpainted])').waitFor();
  const before = await looks(page);
  release();
  await page.locator('html[data-sheet=whole]').waitFor();
  const after = await looks(page);
  return after.filter((look, at) => look !== before[at]);
}
