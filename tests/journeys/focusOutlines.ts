import type { Page } from 'playwright';

/**
 * The controls of a page, or of the dialog that is open in it, whose focus has no outline, on itself or on the
 * `::after` that covers its card. Shadows and backgrounds do not count: forced colors remove them.
 */
export async function withoutOutline(page: Page): Promise<string[]> {
  // Only after a key press does a focus by script match :focus-visible.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const before = document.activeElement;
    const within = document.querySelector('[role=dialog]:not([hidden])') ?? document.body;
    const isDrawn = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    const faults: string[] = [];
    for (const control of within.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, summary, iframe, [tabindex="0"]',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const styles = [getComputedStyle(control), getComputedStyle(control, '::after')];
      if (control instanceof HTMLInputElement && control.parentElement)
        styles.push(getComputedStyle(control.parentElement));
      if (!styles.some(isDrawn)) faults.push(control.outerHTML.slice(0, 120));
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return faults;
  });
}
