import { defineSlotRecipe } from '@pandacss/dev';

export const newsletterLink = defineSlotRecipe({
  className: 'newsletter-link',
  description: 'The page behind a newsletter link: text and button',
  slots: ['root', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' },
    text: { fontSize: 'lg', maxWidth: '[36rem]', outlineOffset: '1', textWrap: 'balance' },
  },
});
