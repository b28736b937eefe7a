import { defineSlotRecipe } from '@pandacss/dev';

export const curriculum = defineSlotRecipe({
  className: 'curriculum',
  description: 'The accordion of lessons, which works without scripts',
  slots: ['list', 'lesson', 'summary', 'number', 'title', 'duration', 'sign', 'text'],
  base: {
    list: {
      borderTopWidth: 'hairline',
      borderTopStyle: 'dashed',
      borderTopColor: 'border.control',
    },
    lesson: {
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'dashed',
      borderBottomColor: 'border.control',
    },
    summary: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr) auto auto]',
      alignItems: 'center',
      columnGap: { base: '3', md: '5' },
      minHeight: '16',
      px: { base: '1', md: '3' },
      py: '3',
      borderRadius: 'sm',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.hover' },
      /* The lesson's text follows directly. */
      _focusVisible: { outlineOffset: '[-3px]' },
      '[open] > &': { color: 'accent.text' },
    },
    number: {
      minWidth: '[1.6em]',
      color: 'second',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'xl',
      lineHeight: 'flat',
      fontVariantNumeric: 'tabular-nums',
    },
    title: { color: 'inherit!' },
    duration: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    sign: {
      display: 'inline-flex',
      color: 'fg.muted',
      transitionProperty: '[transform]',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      '[open] > summary > &': { color: 'accent.text', transform: 'rotate(180deg)' },
      _motionReduce: { transition: 'none' },
    },
    text: {
      maxWidth: 'prose',
      pb: '6',
      pl: { base: '[calc(1.6em + {spacing.6})]', md: '[calc(1.6em + {spacing.12})]' },
      pr: '3',
      color: 'fg.muted',
      '[open] > &': {
        animation: 'fade-in {durations.slow} {easings.out}',
        _motionReduce: { animation: 'none' },
      },
    },
  },
});
