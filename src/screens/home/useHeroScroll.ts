import { type RefObject, useEffect } from 'react';

const FADES_OVER = 500;

/**
 * The fallback for browsers without scroll-driven animations: sets the scroll position on the hero, once a frame at
 * most. Under reduced motion the recipe ignores it.
 */
export function useHeroScroll(hero: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      const part = Math.min(scrollY / FADES_OVER, 1);
      hero.current?.style.setProperty('--hero-scroll', String(part));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [hero]);
}
