import { defineRecipe } from '@pandacss/dev';

export const signupForm = defineRecipe({
  className: 'signup-form',
  description: 'An email field and a button, side by side if they fit',
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'full',
    maxWidth: '[34rem]',
    /* The button aligns with the input, not with its label or error. */
    md: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      rowGap: '0',
      '& > div': { display: 'contents!' },
      '& > div > :is(label, p)': { gridColumn: '[1 / -1]' },
      '& > button': { gridArea: '[2 / 2]', alignSelf: 'start' },
    },
  },
});
