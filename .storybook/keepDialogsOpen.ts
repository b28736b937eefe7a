import type { DialogFocusOutsideEvent, DialogPointerDownOutsideEvent } from '@ark-ui/react/dialog';

declare global {
  interface DocumentEventMap {
    'pointerdown.outside': DialogPointerDownOutsideEvent;
    'focus.outside': DialogFocusOutsideEvent;
  }
}

function ignoreParentWindow(event: DialogPointerDownOutsideEvent | DialogFocusOutsideEvent): void {
  if (event.detail.originalEvent.view === window.parent) event.preventDefault();
}

/**
 * Keeps a story's dialog open while its reviewer uses Storybook. Ark's components listen for interactions outside of them
 * in the parent window of a frame too; the site has none, so only a story would close when a panel is clicked.
 */
export function keepDialogsOpen(): void {
  if (window.parent === window) return;
  document.addEventListener('pointerdown.outside', ignoreParentWindow, { capture: true });
  document.addEventListener('focus.outside', ignoreParentWindow, { capture: true });
}
