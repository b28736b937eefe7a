import { defineSlotRecipe } from '@pandacss/dev';

export const workshop = defineSlotRecipe({
  className: 'workshop',
  description: 'The first view of the class page',
  slots: ['root', 'inner', 'notice', 'words', 'title', 'text', 'actions', 'picture'],
  base: {
    root: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'clip',
      pt: { base: '8', md: '12', lg: '16' },
      pb: '4',
      _before: { layerStyle: 'halftoneCorner', top: '0', height: { base: '20', lg: 'full' } },
    },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      alignItems: 'center',
      columnGap: '14',
      rowGap: '8',
      layerStyle: 'content',
      /* At 1024 px the words get more, so that both buttons fit into one row. */
      lg: { gridTemplateColumns: '[minmax(0, 4fr) minmax(0, 3fr)]', columnGap: '10' },
      xl: { gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1fr)]', columnGap: '14' },
    },
    notice: {
      maxWidth: '[44rem]',
      lg: { gridColumn: '[1 / -1]' },
      /* Where scripts run, the content of `noscript` is not rendered. */
      '&:not(:has(> :not(noscript), noscript > *))': { display: 'none' },
    },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '5', minWidth: '0' },
    title: { fontSize: '[clamp(2.75rem, 2rem + 2.8vw, 4.25rem)]!' },
    text: { maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg', textWrap: 'balance' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      mt: '2',
      width: 'full',
      /* On a phone they fill their rows. */
      mdDown: { '& > *': { flexGrow: 1 } },
    },
    /* A print pinned to the wall, with a stitched border and a shadow. */
    picture: {
      p: '2',
      bg: 'bg.surface',
      borderRadius: 'lg',
      borderWidth: 'line',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      boxShadow: 'card',
      '& img': { borderRadius: 'md' },
      lg: { transform: 'rotate(1.5deg)' },
    },
  },
});
