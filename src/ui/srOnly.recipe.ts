import { defineRecipe } from '@pandacss/dev';

export const srOnly = defineRecipe({
  className: 'sr-only',
  description: 'Visually hidden, read by screen readers',
  base: { srOnly: true },
});
