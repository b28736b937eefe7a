import { defineRecipe } from '@pandacss/dev';

export const link = defineRecipe({
  className: 'link',
  description: 'A link in a text or in a list',
  base: {
    color: 'fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '[2px]',
    textUnderlineOffset: '[0.25em]',
    textDecorationColor: 'accent.text',
    transitionProperty: '[color]',
    transitionDuration: 'fast',
    _hover: { color: 'accent.text' },
    _motionReduce: { transition: 'none' },
  },
  variants: {
    variant: {
      text: {},
      /** In a list of links, where no underline is needed. */
      list: {
        display: 'block',
        mx: '[calc(-1 * {spacing.2})]',
        px: '2',
        py: '1.5',
        /* Rows touch, so the focus ring is inside. */
        _focusVisible: { outlineOffset: '[-3px]' },
        color: 'fg.muted',
        textDecorationLine: 'none',
        _hover: { color: 'fg', textDecorationLine: 'underline' },
      },
      /** A page's main link. */
      onward: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        fontWeight: 'bold',
      },
    },
  },
  defaultVariants: { variant: 'text' },
});
