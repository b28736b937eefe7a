import type { Page } from 'playwright';

/**
 * The focus rings of a page, or of its open dialog, that overlap a text.
 *
 * Restores focus at the end; links in running text are left out, since their rings are between the lines.
 */
export const ringsOverTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const before = document.activeElement;
    const within = document.querySelector('[role=dialog]:not([hidden])') ?? document.body;
    /** A descender may reach this far, in px, below the line that its box is measured by. */
    const SLACK = 2;

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('noscript, script, style') === null;
    const texts: { text: Node; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.textContent?.trim() === '' || text.parentElement === null || !isSeen(text.parentElement))
        continue;
      // Visually hidden text.
      if (text.parentElement.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) texts.push({ text, box });
    }

    const faults: string[] = [];
    for (const control of within.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, [tabindex="0"]',
    )) {
      const style = getComputedStyle(control);
      if (!isSeen(control) || style.display === 'inline') continue;
      // Elements that are visible on focus only cover the page.
      if (control.getBoundingClientRect().bottom + scrollY <= 0) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || style.outlineStyle === 'none') continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const inner = Number.parseFloat(style.outlineOffset);
      const outer = inner + Number.parseFloat(style.outlineWidth);
      const isOver = ({ box }: { box: DOMRect }) => {
        const isNear =
          box.right > left - outer &&
          box.left < right + outer &&
          box.bottom - SLACK > top - outer &&
          box.top + SLACK < bottom + outer;
        const isInside =
          box.left >= left - inner &&
          box.right <= right + inner &&
          box.top + SLACK >= top - inner &&
          box.bottom - SLACK <= bottom + inner;
        return isNear && !isInside;
      };
      const under = texts.find(isOver);
      if (under)
        faults.push(`the ring of ${control.outerHTML.slice(0, 90)} lies over "${under.text.textContent}"`);
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return faults;
  });
