import { defineRecipe } from '@pandacss/dev';

export const heading = defineRecipe({
  className: 'heading',
  description: 'Headings by size, independent of their level',
  base: {
    color: 'fg',
    fontFamily: 'display',
    fontWeight: 'black',
    lineHeight: 'tight',
    letterSpacing: 'normal',
    /* In forced colors the system paints a backplate behind each line, which must not cover the line above. */
    _highContrast: { lineHeight: '[normal]!' },
  },
  variants: {
    size: {
      md: { fontSize: 'xl' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: '3xl' },
      /** A page's name, in capitals. */
      page: { fontSize: 'page', lineHeight: 'sign', textTransform: 'uppercase' },
      /** The neon sign: capitals, at most one a page. */
      sign: { fontSize: '4xl', lineHeight: 'sign', textTransform: 'uppercase' },
    },
  },
  defaultVariants: { size: 'lg' },
});
