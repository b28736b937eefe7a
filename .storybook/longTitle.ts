import { expect } from 'storybook/test';

/** Longer than any of the sample's titles, with a word that fits no narrow column. */
export const longTitle =
  "The Truckstopsignrepairwoman's Guide to Reading Old Signs by Moonlight, in Eleven Chapters";

/** Nothing leaves the element or is wider than its box. */
export async function fits(element: HTMLElement): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const edge = element.getBoundingClientRect();
  for (const inner of element.querySelectorAll('h1, h2, h3, p, a, button, dd, li')) {
    const { left, right } = inner.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(edge.left - 1);
    await expect(right).toBeLessThanOrEqual(edge.right + 1);
    await expect(inner.scrollWidth).toBeLessThanOrEqual(inner.clientWidth + 1);
  }
}
