import type { Page } from 'playwright';
import { axeViolations } from '../axeViolations.ts';

/** The parts of a printed page that are not dark on white, or are navigation. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const { paper, ink, navigations } = await page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
    navigations: [...document.querySelectorAll('nav')].filter((nav) => nav.checkVisibility()).length,
  }));
  const faults = [
    ...(paper === 'rgb(255, 255, 255)' ? [] : [`a background of ${paper}`]),
    ...(ink === 'rgb(0, 0, 0)' ? [] : [`a heading of ${ink}`]),
    ...(navigations === 0 ? [] : [`${navigations} navigations`]),
    ...(await axeViolations(page, 'color')),
  ];
  await page.emulateMedia({ media: null });
  return faults.map((fault) => `on paper: ${fault}`);
}
