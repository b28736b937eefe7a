import { defineSlotRecipe } from '@pandacss/dev';

export const player = defineSlotRecipe({
  className: 'player',
  description: 'The streaming player, and the card with links until it plays',
  slots: ['root', 'card', 'art', 'words', 'text', 'retry', 'frame'],
  base: {
    /* As tall as the player from the start, so that loading it shifts nothing. */
    root: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      minHeight: '[352px]',
      '& > *': { gridArea: '1 / 1' },
    },
    card: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      overflow: 'hidden',
      layerStyle: 'panel',
      '[data-state=playing] > &': { visibility: 'hidden' },
      md: { gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]' },
    },
    art: {
      position: 'relative',
      display: { base: 'none', md: 'grid' },
      placeItems: 'center',
      layerStyle: 'posterAccent',
      _before: {
        layerStyle: 'halftone',
      },
      '& > svg': {
        position: 'relative',
        width: '48',
        height: '48',
        layerStyle: 'glow',
      },
    },
    words: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '4',
      minWidth: '0',
      px: { base: '5', md: '8', lg: '12' },
      py: '5',
      md: { py: '12' },
    },
    /* Reserves room for every message. */
    text: {
      display: 'grid',
      maxWidth: '[30rem]',
      color: 'fg.muted',
      md: { fontSize: 'lg' },
      _focusVisible: { outline: 'none' },
      '& > *': { gridArea: '1 / 1' },
      '& [data-reserve]': { visibility: 'hidden' },
      '& [data-reserve]::before': { content: 'attr(data-reserve)' },
    },
    retry: {
      visibility: 'hidden',
      ':is([data-state=unavailable], [data-state=waiting][data-on-demand]) &': {
        visibility: 'visible',
        '@media (scripting: none)': { visibility: 'hidden' },
      },
      md: { position: 'absolute', right: '5', bottom: '4' },
    },
    frame: {
      alignSelf: 'center',
      visibility: 'hidden',
      '[data-state=playing] > &': { visibility: 'visible' },
      /* With its own color scheme the frame stays transparent around its rounded corners. */
      '& iframe': { display: 'block', border: 'none', borderRadius: 'lg', colorScheme: '[normal]' },
    },
  },
});
