import type { Page } from 'playwright';

/** Doubles the text size, as a browser's setting does. */
export const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));

/**
 * The overflows of a page, or of its open dialog: clipped texts, texts outside of their box, and horizontal scrolling.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]:not([hidden])');
    const faults = [document.documentElement, ...(dialog ? [dialog] : [])]
      .filter((scroller) => scroller.scrollWidth > scroller.clientWidth)
      .map((scroller) => `${scroller.tagName} scrolls sideways: ${scroller.scrollWidth}px`);

    const clips = (style: CSSStyleDeclaration) => style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isDrawn = (style: CSSStyleDeclaration) =>
      style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('noscript, script, style, [aria-hidden=true]') === null;
    const boxesAround = function* (element: Element) {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        // Visually hidden elements and their ancestors.
        if (box.width <= 1) return;
        const style = getComputedStyle(around);
        // Scrollable overflow is reachable.
        if (/auto|scroll/.test(style.overflowX)) return;
        if (clips(style) || isDrawn(style)) yield { around, box, isClipping: clips(style) };
      }
    };

    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement === null || !isRead(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { around, box, isClipping } of boxesAround(text.parentElement)) {
        const isOut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.left - 1 ||
            right > box.right + 1 ||
            (isClipping && (top < box.top - 1 || bottom > box.bottom + 1)),
        );
        if (isOut) faults.push(`"${words}" stands out of ${around.tagName}.${around.className}`);
      }
    }
    return faults;
  });
