import { defineSlotRecipe } from '@pandacss/dev';

export const checkoutReturn = defineSlotRecipe({
  className: 'checkout-return',
  description: 'What became of a payment, told on the way back',
  slots: ['root', 'title'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    title: { fontWeight: 'bold' },
  },
});
