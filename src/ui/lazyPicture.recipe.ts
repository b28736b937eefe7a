import { defineRecipe } from '@pandacss/dev';

export const lazyPicture = defineRecipe({
  className: 'lazy-picture',
  description: 'The placeholder of a lazily loaded picture',
  base: {
    width: 'full',
    height: 'full',
    '& > picture, & > noscript': { display: 'block', height: 'full' },
  },
});
