import { defineSlotRecipe } from '@pandacss/dev';

export const contactForm = defineSlotRecipe({
  className: 'contact-form',
  description: 'The contact form',
  slots: ['root', 'pair', 'actions', 'received'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: 'full',
    },
    pair: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(14rem, 100%), 1fr))]',
      gap: '5',
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
    received: {
      flex: '[1 1 11rem]',
      color: 'success.text',
      fontWeight: 'medium',
      lineHeight: 'snug',
      /* The confirmation appears three seconds after the answer, in room reserved for its lines. */
      minHeight: { base: '[2lh]', lg: '[3lh]' },
      alignContent: 'center',
    },
  },
});
