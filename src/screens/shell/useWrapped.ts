import { type RefObject, useEffect } from 'react';

/** Marks the header that has taken a second row, as at a large text size (see its recipe). */
export function useWrapped(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = header.current?.firstElementChild;
    if (!row) return undefined;
    const observer = new ResizeObserver(() => {
      const oneRow = Number.parseFloat(getComputedStyle(row).minHeight);
      header.current?.toggleAttribute('data-wrapped', row.clientHeight > oneRow + 1);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [header]);
}
