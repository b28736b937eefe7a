import { defineSlotRecipe } from '@pandacss/dev';
import { stagger } from '#theme/stagger.ts';

/** The swatch of a shirt's color. */
const cloth = (name: string) => ({ bg: `cloth.${name}` });

const LABEL = '[3.25em]';
const VALUES = '[1 1 max(7.5rem, 100% - 5rem)]';

export const merchandise = defineSlotRecipe({
  className: 'merchandise',
  description: 'The grid of merchandise',
  slots: [
    'grid',
    'card',
    'art',
    'badge',
    'body',
    'rating',
    'text',
    'options',
    'optionsLabel',
    'sizes',
    'size',
    'swatches',
    'swatch',
    'foot',
    'price',
  ],
  base: {
    grid: {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      lg: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
      _motionSafe: {
        '& > *': {
          animationName: '[rise-in]',
          animationDuration: 'slow',
          animationTimingFunction: 'out',
          animationFillMode: 'backwards',
        },
        ...stagger(12, 100),
      },
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      overflow: 'hidden',
      layerStyle: 'panel',
      /* Three cards do not fill two columns: on a tablet each is horizontal. */
      md: { flexDirection: 'row' },
      lg: { flexDirection: 'column' },
    },
    art: {
      position: 'relative',
      flexShrink: 0,
      overflow: 'hidden',
      aspectRatio: '[1]',
      md: { width: '[44%]', aspectRatio: 'auto' },
      lg: { width: 'auto', aspectRatio: '[1]' },
    },
    badge: { position: 'absolute', top: '4', left: '4', display: 'flex' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      flexGrow: 1,
      gap: '3',
      px: '5',
      pt: '5',
      pb: '6',
    },
    rating: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      mt: '[-0.5rem]',
      color: 'fg.muted',
      fontSize: 'sm',
      '& svg': { color: 'second' },
      '& strong': { color: 'fg', fontWeight: 'bold' },
    },
    text: { color: 'fg.muted', lineHeight: 'snug', textWrap: 'balance' },
    options: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '4',
      rowGap: '2.5',
      width: 'full',
      mt: '1',
    },
    optionsLabel: { width: LABEL, color: 'fg.muted', fontSize: 'sm' },
    /* Beside its label, or below it at large text sizes; plain words separated by dots. */
    sizes: { flex: VALUES, display: 'flex', flexWrap: 'wrap' },
    size: {
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: 'normal',
      '&:not(:last-child)::after': {
        content: '"·"',
        mx: '2',
        color: 'fg.muted',
      },
    },
    swatches: {
      flex: VALUES,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '4', lg: '2.5', xl: '4' },
      rowGap: '1',
    },
    swatch: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'sm',
      _before: {
        content: '""',
        width: '4',
        height: '4',
        borderRadius: 'full',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.control',
        forcedColorAdjust: 'none',
      },
      '&[data-cloth=soot]::before': cloth('soot'),
      '&[data-cloth=bone]::before': cloth('bone'),
      '&[data-cloth=rust]::before': cloth('rust'),
      '&[data-cloth=denim]::before': cloth('denim'),
      '&[data-cloth=teal]::before': cloth('teal'),
      '&[data-cloth=plum]::before': cloth('plum'),
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      mt: 'auto',
      pt: '4',
      borderTopWidth: 'hairline',
      borderTopStyle: 'dashed',
      borderTopColor: 'border.subtle',
      '& > button': { flexGrow: { lg: 1, xl: 0 } },
    },
    price: { fontFamily: 'display', fontWeight: 'black', fontSize: '2xl', lineHeight: 'flat' },
  },
  variants: {
    /** Hides the print. The picture is larger than its frame, so that the blur has no pale edge. */
    isBlurred: { true: { art: { '& img': { filter: '[blur(14px)]', transform: 'scale(1.12)' } } } },
  },
});
