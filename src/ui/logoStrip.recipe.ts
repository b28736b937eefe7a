import { defineSlotRecipe } from '@pandacss/dev';

const STILL = '@media (prefers-reduced-motion: reduce), print';

/** Two identical lists side by side, moved by the width of one: a seamless loop without scripts. */
export const logoStrip = defineSlotRecipe({
  className: 'logo-strip',
  description: 'An endless logo strip with a pause control',
  slots: ['root', 'window', 'list', 'logo', 'pause', 'checkbox', 'whenMoving', 'whenPaused'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '4' },
    window: {
      display: 'flex',
      overflow: 'hidden',
      maskImage: '[linear-gradient(to right, transparent, black 8%, black 92%, transparent)]',
      _motionReduce: { maskImage: 'none' },
    },
    list: {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      justifyContent: 'space-around',
      gap: '16',
      minWidth: 'full',
      pr: '16',
      py: '2',
      /* Of a logo, which has none before the first paint. */
      minHeight: '14',
      animationName: 'strip',
      animationDuration: 'strip',
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
      '[data-part=root]:has(:checked) &': { animationPlayState: 'paused' },
      [STILL]: {
        animation: 'none',
        flexShrink: 1,
        flexWrap: 'wrap',
        /* As the heading above it. */
        justifyContent: 'flex-start',
        columnGap: { base: '8', md: '12' },
        rowGap: '8',
        width: 'full',
        minWidth: '0',
        maxWidth: 'content',
        mx: 'auto',
        px: 'gutter',
        '&[aria-hidden=true]': { display: 'none' },
      },
    },
    logo: {
      display: 'block',
      width: 'auto',
      height: '10',
      maxWidth: 'none',
      /* Where they wrap, hidden logos would change the height. */
      _motionSafe: { _unpainted: { display: 'none' } },
      opacity: 'mark',
      filter: '[invert(1)]',
      _light: { filter: 'none' },
      _print: { filter: 'none' },
    },
    pause: {
      _print: { display: 'none!' },
      position: 'relative',
      alignSelf: 'center',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      layerStyle: 'roundControl',
      borderWidth: 'line',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg', borderColor: 'accent.text' },
      _focusWithin: {
        outlineWidth: 'thick',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '[3px]',
      },
      /* Nothing moves, so there is nothing to pause. */
      _motionReduce: { display: 'none' },
    },
    checkbox: { position: 'absolute', inset: '0', margin: '0', opacity: 'hidden', cursor: 'pointer' },
    whenMoving: { display: 'inline-flex', ':checked ~ &': { display: 'none' } },
    whenPaused: { display: 'none', ':checked ~ &': { display: 'inline-flex' } },
  },
});
