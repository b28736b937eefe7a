import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to the control that had it when a form became busy: a control that is disabled while it is
 * focused drops the focus to the page, where a keyboard visitor would have to start over.
 */
export function useKeptFocus(isBusy: boolean): void {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (isBusy) {
      focused.current = document.activeElement;
      return;
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isBusy]);
}
