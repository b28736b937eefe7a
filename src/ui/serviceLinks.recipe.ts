import { defineSlotRecipe } from '@pandacss/dev';

export const serviceLinks = defineSlotRecipe({
  className: 'service-links',
  description: 'Links to the same content on several services',
  slots: ['root', 'link'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      px: '4',
      bg: 'bg.raised',
      color: 'fg',
      borderRadius: 'md',
      borderWidth: 'line',
      borderStyle: 'solid',
      borderColor: 'border.control',
      fontWeight: 'bold',
      fontSize: 'sm',
      lineHeight: 'snug',
      textDecoration: 'none',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.hover', borderColor: 'accent.text' },
      _motionReduce: { transition: 'none' },
      '& svg': { flexShrink: 0, color: 'accent.text' },
    },
  },
  variants: {
    layout: {
      stack: {
        root: {
          flexDirection: 'column',
          gap: '3',
          width: '[min(100%, 18rem)]',
          md: { flexDirection: 'row', width: 'auto' },
          lg: { flexDirection: 'column', width: '[18rem]' },
        },
        link: { minHeight: '12', px: '5', gap: '3', fontSize: 'md' },
      },
      row: {},
    },
  },
  defaultVariants: { layout: 'stack' },
});
