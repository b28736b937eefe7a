import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { focusHeading } from '#ui/focusHeading.ts';
import { headOf } from './head.ts';
import { pageOf, type Route } from './route.ts';
import { scrollToArrival } from './scroll.ts';

interface View {
  route: Route;
  search: string;
}

let shown: View | undefined;

/**
 * What a change of page does besides showing it (B31): the head follows, the scroll is the new page's, and the
 * focus goes to the page's heading, which a screen reader then reads. The first page is left alone: the browser has
 * announced it already. An address that the same page shows keeps focus and scroll, unless it asks for another view.
 */
export function useArrival(route: Route): void {
  const search = useSearch();
  useEffect(() => {
    const before = shown;
    shown = { route, search };
    if (before === undefined) return;
    if (before.route !== route) describe(route);
    const isSamePage = pageOf(before.route) === pageOf(route);
    if (isSamePage && before.search === search) return;
    scrollToArrival();
    if (!isSamePage) focusHeading();
  }, [route, search]);
}

/** Takes the next page for the first one again, where one document shows the site more than once. */
export function forgetArrival(): void {
  shown = undefined;
}

function describe(route: Route): void {
  const head = headOf(route, location.origin);
  document.title = head.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
}
