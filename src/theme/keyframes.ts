import { defineKeyframes } from '@pandacss/dev';

/** The header on a scrolled page. */
export const glass = {
  background: '{colors.glass}',
  backdropFilter: 'blur(14px) saturate(1.4)',
  borderBottomColor: '{colors.border.subtle}',
};

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'drawer-in': { from: { transform: 'translateX(100%)' } },
  'drawer-out': { to: { transform: 'translateX(100%)' } },
  rise: { from: { transform: 'translateY(16px)' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(16px)' } },
  waiting: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
  strip: { to: { transform: 'translateX(-100%)' } },
  /* Driven by scroll, not by time. */
  glass: { to: glass },
  'hero-fades': { to: { opacity: '0' } },
  'hero-falls-behind': { to: { transform: 'translateY(250px)' } },
});
