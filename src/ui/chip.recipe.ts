import { defineRecipe } from '@pandacss/dev';

export const chip = defineRecipe({
  className: 'chip',
  description: 'One of several keywords',
  base: {
    display: 'inline-block',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'normal',
  },
  variants: {
    tone: {
      plain: { bg: 'bg.hover', color: 'fg' },
      purple: { bg: 'chip.purple', color: 'chip.purpleInk' },
      pink: { bg: 'chip.pink', color: 'chip.pinkInk' },
      teal: { bg: 'chip.teal', color: 'chip.tealInk' },
      orange: { bg: 'chip.orange', color: 'chip.orangeInk' },
      yellow: { bg: 'chip.yellow', color: 'chip.yellowInk' },
    },
  },
  defaultVariants: { tone: 'plain' },
});
