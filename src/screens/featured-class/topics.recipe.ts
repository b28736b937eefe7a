import { defineSlotRecipe } from '@pandacss/dev';

export const topics = defineSlotRecipe({
  className: 'topics',
  description: 'The topics of a class, as small posters',
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
      layerStyle: 'panel',
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
        layerStyle: 'halftone',
      },
      '& > svg': {
        position: 'relative',
        width: '[min(5rem, 76%)]',
        height: 'auto',
        layerStyle: 'glow',
        xl: { width: '24' },
      },
    },
    body: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', px: '5', py: '5' },
    text: { color: 'fg.muted', lineHeight: 'snug', textWrap: 'balance' },
  },
  variants: {
    tone: {
      second: { art: { layerStyle: 'posterSecond' } },
      third: { art: { layerStyle: 'posterThird' } },
      accent: { art: { layerStyle: 'posterAccent' } },
    },
  },
  defaultVariants: { tone: 'second' },
});
