import { defineSlotRecipe } from '@pandacss/dev';

/** What a work's thumbnail looks like wherever it can be pressed. */
export const selectedWorks = defineSlotRecipe({
  className: 'selected-works',
  description: 'Some of the works in a row',
  slots: ['row', 'work', 'frame', 'title'],
  base: {
    row: {
      display: 'grid',
      columnGap: { base: '4', md: '6', lg: '4', xl: '6' },
      rowGap: '6',
      mb: '6',
      gridTemplateColumns: {
        base: '[repeat(2, minmax(0, 1fr))]',
        md: '[repeat(3, minmax(0, 1fr))]',
        lg: '[repeat(6, minmax(0, 1fr))]',
      },
    },
    work: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
      scrollMarginBlock: '6',
      _focusVisible: { borderRadius: 'md' },
      '&:is(:hover, :focus-visible) img': { transform: 'scale(1.03)' },
      _motionReduce: { '& img': { transition: 'none', transform: 'none!' } },
    },
    frame: {
      position: 'relative',
      aspectRatio: '[4 / 5]',
      overflow: 'hidden',
      borderRadius: 'md',
      boxShadow: 'card',
      '& img': {
        transitionProperty: '[transform]',
        transitionDuration: 'slow',
        transitionTimingFunction: 'out',
      },
    },
    title: {
      mt: '3',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'md',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
  },
});
