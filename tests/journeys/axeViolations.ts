import axe from 'axe-core';
import type { Page } from 'playwright';
import { colorRules } from '#storybook/colorRules.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Runs axe on a page, frames excluded.
 *
 * @param rules only the color rules: nothing else can differ in the second theme.
 * @returns the violated rules, each with its elements.
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
