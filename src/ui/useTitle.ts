import { useEffect } from 'react';

/** Gives the document a title for as long as there is one to give; before and after it has the page's. */
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
