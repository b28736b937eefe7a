import { defineRecipe } from '@pandacss/dev';

export const preOrder = defineRecipe({
  className: 'pre-order',
  description: 'A payment button with what is said about it',
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
});
