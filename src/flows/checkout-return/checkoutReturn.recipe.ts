import { defineSlotRecipe } from '@pandacss/dev';

export const checkoutReturn = defineSlotRecipe({
  className: 'checkout-return',
  description: 'The notice after the payment page',
  slots: ['root', 'title'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    title: { fontWeight: 'bold' },
  },
});
