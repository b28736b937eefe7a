import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe has to say about a page as it stands, what it frames left out: the rules that are broken, and by what. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { iframes: false, resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}
