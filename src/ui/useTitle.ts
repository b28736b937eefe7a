import { useEffect } from 'react';

/** Overrides the document's title while mounted with one; undefined keeps the page's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
