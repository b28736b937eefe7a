import { defineRecipe } from '@pandacss/dev';

export const picture = defineRecipe({
  className: 'picture',
  description: 'A picture whose size is reserved while it loads',
  base: { display: 'block', width: 'full', height: 'auto' },
  variants: {
    fit: {
      natural: {},
      /** Fills its container, cropped. */
      cover: {
        height: 'full',
        objectFit: 'cover',
        /* The first view's files come first. */
        '&[loading=lazy]': { _unpainted: { display: 'none' } },
      },
    },
  },
  defaultVariants: { fit: 'natural' },
});
