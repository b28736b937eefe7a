import { defineRecipe } from '@pandacss/dev';

export const preOrder = defineRecipe({
  className: 'pre-order',
  description: 'The pre-order button and its alert',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'stretch', md: 'flex-start' },
    gap: '3',
  },
});
