import type { Page } from 'playwright';
import { looks } from '#looks';

declare global {
  interface Window {
    /** Every visible layout shift, with its score and elements. */
    shifts: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Within half a second of an input, or of the window's being resized. */
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/**
 * With fallbacks that were tried out with the texts, a word in the header is a pixel wider in its own face than in the
 * one that stood in for it. Measured ones are as wide as the font on the whole, and a line may still break elsewhere.
 */
const tolerated = Object.values(looks.fonts).every(({ fallback }) => fallback) ? 0.002 : 0.05;

/** Runs in the page. */
function noteShifts(most: number): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries().filter(isShift)) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      );
      if (value > most && !hadRecentInput) window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records a page's layout shifts from its first paint. */
export const watchShifts = (page: Page) => page.addInitScript(noteShifts, tolerated);

export const shiftsOf = async (page: Page) =>
  (await page.evaluate(() => window.shifts)).map((shift) => `layout shift: ${shift}`);
