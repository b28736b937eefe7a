import type { MouseEvent } from 'react';

/**
 * Handles a link's click in place of the browser, except with a modifier key. For lists of links: wouter's Link renders
 * again at every change of the address.
 */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
