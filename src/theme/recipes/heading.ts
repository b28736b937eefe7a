import { defineRecipe } from '@pandacss/dev';

export const heading = defineRecipe({
  className: 'heading',
  description: 'The display face, by size; the level is the document’s business',
  base: {
    color: 'fg',
    fontFamily: 'display',
    fontWeight: 'black',
    lineHeight: 'tight',
    letterSpacing: 'normal',
    /* The system draws a plate behind each line, which must not cover the line above. */
    _highContrast: { lineHeight: '[normal]!' },
  },
  variants: {
    size: {
      md: { fontSize: 'xl' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: '3xl' },
      /** The name of a page, in capitals. */
      page: { fontSize: 'page', lineHeight: 'sign', textTransform: 'uppercase' },
      /** The sign over the door: capitals, one a page at most. */
      sign: { fontSize: '4xl', lineHeight: 'sign', textTransform: 'uppercase' },
    },
  },
  defaultVariants: { size: 'lg' },
});
