import { defineSlotRecipe } from '@pandacss/dev';

const GAP = '2px';

/** A third of a tile, so that one or two works are as whole as three. */
const THIRD = `[minmax(0, calc((100% - 2 * ${GAP}) / 3))]`;

/** A gig poster on a wall: the whole tile is a link. */
export const tile = defineSlotRecipe({
  className: 'tile',
  description: 'A large link with a picture',
  slots: ['root', 'art', 'work', 'body', 'title', 'text', 'arrow'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      overflow: 'hidden',
      bg: 'bg.surface',
      color: 'fg',
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'card',
      textDecoration: 'none',
      transitionProperty: '[transform, border-color]',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      _hover: { transform: 'translateY(-4px)', borderColor: 'accent.text' },
      _focusVisible: { borderRadius: 'lg' },
      _motionReduce: { transition: 'none', transform: 'none!' },
      '& svg': { display: 'block' },
    },
    art: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: '48',
      overflow: 'hidden',
      _before: {
        layerStyle: 'halftone',
      },
      '& > svg': {
        position: 'relative',
        layerStyle: 'glow',
      },
    },
    body: {
      position: 'relative',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      flexGrow: 1,
      px: '5',
      pt: '4',
      pb: '5',
      pr: '14',
    },
    title: { fontFamily: 'display', fontWeight: 'black', fontSize: 'xl', lineHeight: 'snug' },
    text: { color: 'fg.muted', fontSize: 'md', lineHeight: 'snug', textWrap: 'balance' },
    arrow: {
      position: 'absolute',
      right: '5',
      top: '5',
      display: 'inline-flex',
      color: 'accent.text',
      fontSize: 'lg',
    },
  },
  variants: {
    tone: {
      second: { art: { layerStyle: 'posterSecond' } },
      third: { art: { layerStyle: 'posterThird' } },
      accent: { art: { layerStyle: 'posterAccent' } },
    },
    size: {
      /** On a phone a small tile is a row, so that five of them stay short. */
      md: {
        root: { flexDirection: { base: 'row', md: 'column' } },
        art: {
          flexShrink: 0,
          width: { base: '[min(7rem, 32%)]', md: 'auto' },
          minHeight: { base: '28', md: '48' },
          '& > svg': { width: { base: '20', md: '32' }, height: { base: '20', md: '32' } },
          '& > picture:first-of-type': { mdDown: { position: 'absolute', inset: '0' } },
          '& > picture ~ picture': { display: { base: 'none', md: 'block' } },
        },
        body: { justifyContent: { base: 'center', md: 'flex-start' } },
      },
      lg: {
        art: {
          minHeight: '64',
          '& > svg': { width: '48', height: '48' },
          /* Three works of 4 by 5, which are then whole. */
          '&:has(> picture)': { minHeight: '0', aspectRatio: '[12 / 5]' },
        },
        title: { fontSize: '2xl' },
      },
    },
    /** Works hang side by side in the sign's place. */
    isIllustrated: {
      true: {
        art: {
          gridAutoFlow: 'column',
          gridAutoColumns: THIRD,
          justifyContent: 'center',
          gap: `[${GAP}]`,
          placeItems: 'stretch',
          '& > picture': { position: 'relative', minWidth: '0' },
        },
        work: { position: 'absolute', inset: '0' },
      },
    },
  },
  defaultVariants: { size: 'md', tone: 'second' },
});
