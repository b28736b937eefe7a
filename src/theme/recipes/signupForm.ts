import { defineRecipe } from '@pandacss/dev';

export const signupForm = defineRecipe({
  className: 'signup-form',
  description: 'One field and one button, side by side where there is room',
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'flex-start' },
    gap: '3',
    width: 'full',
    maxWidth: '[34rem]',
  },
});
