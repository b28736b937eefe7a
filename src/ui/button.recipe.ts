import { defineRecipe } from '@pandacss/dev';

/**
 * A stitched leather patch that lights up. `md` and `lg` set their label large and bold, so they may carry near-white
 * on the accent itself; `sm` is below that size and takes the deeper accent (see semanticTokens.ts).
 */
export const button = defineRecipe({
  className: 'button',
  description: 'Buttons, and links that look like one',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxWidth: 'full',
    py: '1.5',
    borderRadius: 'md',
    borderWidth: 'line',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: '[background-color, border-color, color, box-shadow, transform]',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _hover: { transform: 'translateY(-1px)' },
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', transform: 'none' },
    _motionReduce: { transition: 'none', transform: 'none!' },
    '& svg': { width: '[1.15em]', height: '[1.15em]', flexShrink: 0 },
    /* All labels of the button share one grid cell, so that its width never changes. */
    '& [data-part=labels]': { display: 'inline-grid', justifyItems: 'center' },
    '& [data-part=labels] > *': { gridArea: '1 / 1' },
    '& [data-reserve]': { visibility: 'hidden', height: '0', overflow: 'hidden' },
    '& [data-reserve]::before': { content: 'attr(data-reserve)' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'accent.fg',
        _after: {
          content: '""',
          position: 'absolute',
          inset: '[3px]',
          borderRadius: 'sm',
          borderWidth: 'hairline',
          borderStyle: 'dashed',
          borderColor: 'stitch',
          pointerEvents: 'none',
        },
        '&.button--size_sm:not(:disabled, [aria-disabled=true])': { bg: 'accent.strong' },
        _hover: { bg: 'accent.strong', boxShadow: 'neon' },
        _disabled: {
          bg: 'bg.hover',
          color: 'fg.muted',
          borderColor: 'border.control',
          boxShadow: 'none',
          _after: { borderColor: 'border.control' },
        },
      },
      outline: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover', borderColor: 'accent.text' },
        '&[aria-pressed=true]': { bg: 'accent.strong', color: 'accent.fg', borderColor: 'accent.text' },
        _disabled: { color: 'fg.muted', borderStyle: 'dashed' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.hover' },
        _disabled: { color: 'fg.muted' },
      },
    },
    size: {
      sm: { minHeight: 'touch', px: '4', fontSize: 'sm' },
      md: { minHeight: '12', px: '[min(1.25rem, 6vw)]', fontSize: 'press' },
      lg: { minHeight: '14', px: '[min(1.75rem, 8vw)]', fontSize: '[1.25rem]' },
    },
    /** Square (or round), with an icon only. */
    iconOnly: {
      true: {
        px: '0',
        /* Smaller padding for narrow windows at a large text size. */
        minWidth: '[min({sizes.touch}, 14vw)]',
        '&.button--size_md': { minWidth: '12' },
        '&.button--size_lg': { minWidth: '14' },
        '& svg': { width: '[1.375rem]', height: '[1.375rem]' },
      },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
