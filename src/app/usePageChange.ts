import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { focusHeading } from '#ui/focusHeading.ts';
import { headOf } from './head.ts';
import { pageOf, type Route } from './route.ts';
import { restoreScroll } from './scroll.ts';

interface View {
  route: Route;
  search: string;
}

let shown: View | undefined;

/**
 * The side effects of a page change (B31): document head, scroll position, and focus on the heading so that screen
 * readers announce it. Skipped on the first page, which the browser has announced; a nested route of the same page
 * keeps focus and scroll unless it changes the view.
 */
export function usePageChange(route: Route): void {
  const search = useSearch();
  useEffect(() => {
    const before = shown;
    shown = { route, search };
    if (before === undefined) return;
    if (before.route !== route) describe(route);
    const isSamePage = pageOf(before.route) === pageOf(route);
    if (isSamePage && before.search === search) return;
    restoreScroll();
    if (!isSamePage) focusHeading();
  }, [route, search]);
}

/** Treats the next page as the first one, where one document mounts the site more than once. */
export function resetPageChange(): void {
  shown = undefined;
}

function describe(route: Route): void {
  const head = headOf(route, location.origin);
  document.title = head.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
}
