import { defineSlotRecipe } from '@pandacss/dev';

export const prints = defineSlotRecipe({
  className: 'prints',
  description: 'Works as slightly rotated prints',
  slots: ['root', 'print', 'work'],
  base: {
    root: { position: 'relative', display: 'flex', justifyContent: 'center', width: 'full', px: '4' },
    print: {
      flex: '[0 1 auto]',
      width: { base: '28', md: '40' },
      minWidth: '0',
      p: '1.5',
      bg: 'bg.raised',
      borderRadius: 'sm',
      boxShadow: 'card',
      '&:not(:only-child):first-child': { transform: 'translateY(4%) rotate(-6deg)' },
      '&:not(:first-child)': { ml: '[-1.5rem]' },
      '&:nth-child(2)': { zIndex: 'raised', transform: 'translateY(-3%) rotate(1.5deg)' },
      '&:nth-child(3)': { transform: 'translateY(5%) rotate(7deg)' },
    },
    work: { borderRadius: 'sm' },
  },
});
