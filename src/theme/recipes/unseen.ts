import { defineRecipe } from '@pandacss/dev';

export const unseen = defineRecipe({
  className: 'unseen',
  description: 'Read out, not shown',
  base: { srOnly: true },
});
