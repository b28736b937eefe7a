import { type RefObject, useEffect } from 'react';

const THRESHOLD = 20;

/**
 * Marks the header as scrolled in a browser whose CSS cannot follow the scroll (see the header's recipe). It writes the
 * attribute itself: no render depends on it.
 */
export function useScrolled(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const mark = () => header.current?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, [header]);
}
