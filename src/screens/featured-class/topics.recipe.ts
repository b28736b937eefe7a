import { defineSlotRecipe } from '@pandacss/dev';

/** In the dark theme the color is the line's, in the light theme the background's. */
const lit = (color: 'poster.sodium' | 'poster.teal' | 'poster.pink') =>
  ({
    art: { bg: 'poster.ink', color: color, _light: { bg: color, color: 'poster.ink' } },
  }) as const;

export const topics = defineSlotRecipe({
  className: 'topics',
  description: 'What a class teaches, a small poster each',
  slots: ['grid', 'card', 'art', 'body', 'text'],
  base: {
    grid: {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      md: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
      xl: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
    },
    card: {
      display: 'flex',
      height: 'full',
      overflow: 'hidden',
      bg: 'bg.surface',
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'card',
      xl: { flexDirection: 'column' },
    },
    art: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '[min(7rem, 30%)]',
      xl: { width: 'auto', minHeight: '40' },
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        opacity: 'halftone',
        backgroundImage: '[radial-gradient(currentColor 1.4px, transparent 1.7px)]',
        backgroundSize: '[8px 8px]',
        maskImage: '[linear-gradient(to top right, black, transparent 70%)]',
      },
      '& > svg': {
        position: 'relative',
        width: '[min(5rem, 76%)]',
        height: 'auto',
        filter: '[drop-shadow(0 0 10px currentColor)]',
        _light: { filter: 'none' },
        xl: { width: '24' },
      },
    },
    body: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', px: '5', py: '5' },
    text: { color: 'fg.muted', lineHeight: 'snug' },
  },
  variants: {
    tone: {
      sodium: lit('poster.sodium'),
      teal: lit('poster.teal'),
      pink: lit('poster.pink'),
    },
  },
  defaultVariants: { tone: 'sodium' },
});
