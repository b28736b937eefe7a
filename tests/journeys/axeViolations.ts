import axe from 'axe-core';
import type { Page } from 'playwright';
import { colorRules } from '#storybook/colorRules.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Runs axe on a page without its frames.
 *
 * @param rules only those about color: all that a second theme can break on a page that was clean in the first.
 * @returns the broken rules, each with the elements that break it.
 */
export async function axeViolations(page: Page, rules: 'all' | 'color' = 'all'): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      }),
    rules === 'color' ? colorRules : undefined,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}
