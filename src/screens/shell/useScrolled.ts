import { type RefObject, useEffect } from 'react';

const THRESHOLD = 20;

/**
 * The fallback for browsers without scroll-driven animations: marks the header as scrolled. Sets the attribute
 * directly, without rendering.
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
