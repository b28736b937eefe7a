import type { Page } from 'playwright';

/** The differences of a page without JavaScript between its inlined styles and the whole stylesheet. */
export async function changesByTheWholeSheet(page: Page): Promise<string[]> {
  const changes = await page.evaluate(async () => {
    const looks = () =>
      [...document.querySelectorAll('body *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const { color, background, border, boxShadow, display, font, opacity, transform } = style;
          const values = [color, background, border, boxShadow, display, font, opacity, transform];
          const { x, y, width, height } = element.getBoundingClientRect();
          values.push(style.inset, style.margin, style.padding, [x, y, width, height].join(' '));
          return `${element.tagName}.${element.className}${part} ${values.join('; ')}`;
        }),
      );
    await document.fonts.ready;
    const before = looks();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset['sheet'] ?? '';
    const { promise: loaded, resolve } = Promise.withResolvers<Event>();
    sheet.addEventListener('load', resolve);
    document.head.append(sheet);
    // Without JavaScript the sheet loads without an event.
    while (sheet.sheet === null) await Promise.race([loaded, fetch(sheet.href, { cache: 'no-store' })]);
    document.querySelector('style[data-part]')?.remove();
    return looks().filter((look, at) => look !== before[at]);
  });
  return changes.map((change) => `by the whole sheet: ${change}`);
}
