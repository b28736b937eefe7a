import { defineSlotRecipe } from '@pandacss/dev';

export const newsletterLink = defineSlotRecipe({
  className: 'newsletter-link',
  description: 'What a link in a mail opens: a text and the button that does it',
  slots: ['root', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' },
    text: { fontSize: 'lg', maxWidth: '[36rem]', outlineOffset: '1' },
  },
});
