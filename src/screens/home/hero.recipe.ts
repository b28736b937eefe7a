import { defineSlotRecipe } from '@pandacss/dev';
import { looks } from '#looks';
import { veil } from '#theme/palette.ts';
import { TORN_EDGE } from '#theme/tornEdge.ts';

/*
 * Over the first 500 px of scroll the picture and the title fade out, and the picture moves at half the page's speed;
 * the form stays readable (D26). Scroll-driven where supported; elsewhere useHeroScroll sets `--hero-scroll`, from 0 to
 * 1.
 */
const onScroll = {
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: '[scroll(root)]',
  animationRange: '[0px 500px]',
  _motionReduce: { animation: 'none' },
} as const;

const fades = {
  ...onScroll,
  animationName: '[hero-fades]',
  '@supports not (animation-timeline: scroll())': {
    animation: 'none',
    opacity: '[calc(1 - var(--hero-scroll, 0))]',
    _motionReduce: { opacity: 'full' },
  },
} as const;

const fadesAndFallsBehind = {
  ...onScroll,
  animationName: '[hero-fades, hero-falls-behind]',
  '@supports not (animation-timeline: scroll())': {
    animation: 'none',
    opacity: '[calc(1 - var(--hero-scroll, 0))]',
    transform: 'translateY(calc(var(--hero-scroll, 0) * 250px))',
    _motionReduce: { opacity: 'full', transform: 'none' },
  },
} as const;

export const hero = defineSlotRecipe({
  className: 'hero',
  description: 'The hero of the home page, always dark',
  slots: [
    'root',
    'picture',
    'inner',
    'kicker',
    'name',
    'description',
    'signup',
    'signupHeading',
    'signupText',
    'note',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      overflow: 'clip',
      isolation: 'isolate',
      bg: 'bg.canvas',
      color: 'fg',
      lg: { minHeight: '[clamp(36rem, calc(100svh - 4.5rem), 54rem)]' },
      clipPath: `[${TORN_EDGE}]`,
    },
    picture: {
      _print: { display: 'none' },
      ...fadesAndFallsBehind,
      position: 'absolute',
      insetX: '0',
      bottom: '0',
      zIndex: 'behind',
      height: '[24rem]',
      '& img': { objectPosition: '[82% 50%]' },
      maskImage: '[linear-gradient(to bottom, transparent, black 30%)]',
      md: { height: '[32rem]' },
      lg: {
        height: 'full',
        maskImage: 'none',
        '& img': { objectPosition: '[80% 88%]' },
        /* A darker gradient behind the words. */
        _after: {
          content: '""',
          position: 'absolute',
          inset: '0',
          backgroundImage: `[linear-gradient(90deg, ${veil(looks, 0.88)}, ${veil(looks, 0.55)} 38%, transparent 62%)]`,
        },
      },
    },
    inner: {
      _print: { py: '8!' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      layerStyle: 'content',
      pt: '8',
      pb: '[22rem]',
      md: { pt: '12', pb: '[29rem]' },
      lg: { alignSelf: 'center', py: '16' },
    },
    kicker: { textStyle: 'kicker', color: 'second', ...fades, mb: '4' },
    /* As narrow as its longest word, so that the words stack. */
    name: {
      ...fades,
      width: '[min-content]',
      minWidth: '[min(4.6em, 100%)]',
      maxWidth: 'full',
      overflowWrap: 'break-word',
    },
    description: {
      mt: '6',
      maxWidth: { base: '[30rem]', xl: '[34rem]' },
      fontSize: 'lg',
      lineHeight: 'normal',
    },
    signup: { mt: '8', width: 'full', maxWidth: '[32rem]' },
    signupHeading: { fontSize: 'xl' },
    note: { '@media (scripting: none)': { mb: '4' } },
    signupText: { mt: '1', mb: '4', color: 'fg.muted', textWrap: 'balance' },
  },
});
