import type { Browser, Page } from 'playwright';
import { footerColumns, mainNavigation } from '#content/navigation.ts';
import { median } from './median.ts';
import { openers } from './openers.ts';
import type { Row } from './table.ts';
import { timeOfDocument, timeOfTap } from './taps.ts';

const RUNS = 3;

/** From a tap to an open dialog that has the focus, in milliseconds. */
const DIALOG_LIMIT = 300;

/** Of the time to the next page to that of the same tap with scripts off. */
const PAGE_LIMIT = 0.6;

/** Wide enough for the header to show its links, so that they can be tapped with scripts off too. */
const TABLET = 800;

async function times(measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 1; run <= RUNS; run++) found.push(await measure());
  return median(found);
}

/** How long a visitor's first tap on what opens a dialog takes. */
export async function measureDialogs(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { isThere, path, target }] of Object.entries(openers)) {
    if (!isThere) continue;
    const tap = { url: origin + path, target };
    const time = await times(() => timeOfTap(browser, tap, 'dialog'));
    const withoutAhead = await timeOfTap(browser, tap, 'dialog', true);
    rows.push({
      of: path,
      what: `first tap to an open dialog: ${name} (where data is saved ${withoutAhead.toFixed(0)} ms)`,
      figure: `${time.toFixed(0)} ms`,
      limit: `${DIALOG_LIMIT} ms`,
      holds: time <= DIALOG_LIMIT,
    });
  }
  return rows;
}

const linked = [...mainNavigation, ...footerColumns.flatMap(({ links }) => links)].map(({ href }) => href);

const linkTo = (href: string) => (page: Page) =>
  page.locator(`header a[href="${href}"], footer a[href="${href}"]`).filter({ visible: true }).first();

/** How long the next page takes beside the same tap with scripts off, for every pair of linked pages. */
export async function measureNextPages(
  browser: Browser,
  origin: string,
  listed: readonly string[],
): Promise<Row[]> {
  const pages = ['/home', ...linked].filter(
    (path, at, all) => listed.includes(path) && all.indexOf(path) === at,
  );
  const rows: Row[] = [];
  for (const to of pages) {
    for (const from of pages.filter((path) => path !== to)) {
      const tap = { url: origin + from, target: linkTo(to), width: TABLET };
      const own = await timeOfTap(browser, tap, 'page');
      const beside = await timeOfDocument(browser, tap);
      rows.push({
        of: to,
        what: `next page from ${from}, beside scripts off (${own.toFixed(0)} ms, ${beside.toFixed(0)} ms)`,
        figure: (own / beside).toFixed(2),
        limit: PAGE_LIMIT.toFixed(2),
        holds: own / beside <= PAGE_LIMIT,
      });
    }
  }
  return rows;
}
