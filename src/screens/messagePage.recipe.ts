import { defineSlotRecipe } from '@pandacss/dev';

export const messagePage = defineSlotRecipe({
  className: 'message-page',
  description: 'A page with a single message',
  slots: ['root', 'inner', 'art', 'sign', 'words', 'text', 'actions'],
  base: {
    root: { display: 'grid', flexGrow: 1, alignItems: 'center', py: '12' },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      alignItems: 'center',
      gap: '10',
      layerStyle: 'content',
      md: { gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 22rem)]', gap: '16' },
    },
    /* A small poster of the studio's sign. */
    art: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: '48',
      borderRadius: 'lg',
      layerStyle: 'posterSecond',
      md: { order: 1, minHeight: '80' },
      _before: {
        layerStyle: 'halftone',
      },
      '& > svg': {
        gridArea: '1 / 1',
        maxWidth: 'full',
        width: '40',
        height: '40',
        strokeWidth: '[1.1]',
        layerStyle: 'glow',
        md: { width: '64', height: '64' },
      },
    },
    sign: {
      gridArea: '1 / 1',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: '2xl',
      lineHeight: 'flat',
      md: { fontSize: '3xl' },
    },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: '0' },
    text: { maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg', textWrap: 'balance' },
    actions: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      mt: '2',
      width: 'full',
    },
  },
  variants: {
    /** The area of the picture left free for the word. */
    sign: {
      upper: { sign: { mb: '12', md: { mb: '20' } } },
      middle: {},
    },
  },
  defaultVariants: { sign: 'middle' },
});
