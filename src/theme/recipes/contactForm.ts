import { defineSlotRecipe } from '@pandacss/dev';

export const contactForm = defineSlotRecipe({
  className: 'contact-form',
  description: 'Writing to the studio',
  slots: ['root', 'pair'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: 'full',
      '& > button': { alignSelf: 'start' },
    },
    pair: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(14rem, 100%), 1fr))]',
      gap: '5',
    },
  },
});
