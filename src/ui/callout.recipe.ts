import { defineSlotRecipe } from '@pandacss/dev';

export const callout = defineSlotRecipe({
  className: 'callout',
  description: 'A call to action: picture, text and button',
  slots: ['root', 'inner', 'art', 'words', 'text', 'actions'],
  base: {
    root: { pb: 'section' },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      width: '[calc(100% - 2 * {spacing.gutter})]',
      maxWidth: '[calc({sizes.content} - 2 * {spacing.gutter})]',
      mx: 'auto',
      overflow: 'hidden',
      layerStyle: 'panel',
      md: { gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]' },
    },
    art: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      placeItems: 'center',
      minHeight: '48',
      py: '6',
      _before: {
        layerStyle: 'halftone',
      },
      '& > svg': {
        position: 'relative',
        width: '40',
        height: '40',
        layerStyle: 'glow',
      },
      '& > img': { position: 'relative', width: '40', height: '40' },
      md: { '& > svg, & > img': { width: '[14rem]', height: '[14rem]' } },
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '4',
      minWidth: '0',
      px: { base: '5', md: '8', lg: '12' },
      py: { base: '7', md: '10', lg: '14' },
    },
    text: { maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg' },
    actions: { mt: '2', maxWidth: 'full' },
  },
  variants: {
    tone: {
      second: { art: { layerStyle: 'posterSecond' } },
      third: { art: { layerStyle: 'posterThird' } },
      accent: { art: { layerStyle: 'posterAccent' } },
    },
  },
  defaultVariants: { tone: 'accent' },
});
