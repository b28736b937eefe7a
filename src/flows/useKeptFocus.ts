import { useLayoutEffect, useState } from 'react';

/**
 * Gives the focus back to the control that had it when a form became busy: a control that is disabled while it is
 * focused drops the focus to the page, where a keyboard visitor would have to start over.
 */
export function useKeptFocus(isBusy: boolean): void {
  const [kept, setKept] = useState<{ isBusy: boolean; control: Element | null }>({
    isBusy: false,
    control: null,
  });
  if (kept.isBusy !== isBusy) {
    // Read before the page changes: Chromium drops the focus in the moment in which the control is disabled.
    setKept({ isBusy, control: isBusy ? document.activeElement : kept.control });
  }

  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isBusy && isLost && kept.control instanceof HTMLElement) kept.control.focus();
  }, [isBusy, kept.control]);
}
