import { defineRecipe } from '@pandacss/dev';

export const lazyPicture = defineRecipe({
  className: 'lazy-picture',
  description: 'Holds the place of a picture that is fetched when it is seen',
  base: {
    width: 'full',
    height: 'full',
    '& > picture, & > noscript': { display: 'block', height: 'full' },
  },
});
