import { type RefObject, useEffect } from 'react';

const FADES_OVER = 500;

/**
 * Tells the hero how far the page has scrolled, in a browser whose CSS cannot follow the scroll itself (see the hero's
 * recipe), once a frame at most. Under reduced motion the recipe does not listen.
 */
export function useHeroScroll(hero: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    let frame = 0;
    const tell = () => {
      frame = 0;
      const part = Math.min(scrollY / FADES_OVER, 1);
      hero.current?.style.setProperty('--hero-scroll', String(part));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(tell);
    };
    tell();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [hero]);
}
