import { defineSlotRecipe } from '@pandacss/dev';

export const messagePage = defineSlotRecipe({
  className: 'message-page',
  description: 'A page that says one thing: lost, moved, confirmed',
  slots: ['root', 'inner', 'art', 'sign', 'words', 'text', 'actions'],
  base: {
    root: { display: 'grid', flexGrow: 1, alignItems: 'center', py: '12' },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      alignItems: 'center',
      gap: '10',
      width: 'full',
      maxWidth: 'content',
      mx: 'auto',
      px: 'gutter',
      md: { gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 22rem)]', gap: '16' },
    },
    /* A small poster of the studio's sign. */
    art: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: '48',
      borderRadius: 'lg',
      bg: 'poster.ink',
      color: 'poster.sodium',
      _light: { bg: 'poster.sodium', color: 'poster.ink' },
      md: { order: 1, minHeight: '80' },
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
        gridArea: '1 / 1',
        maxWidth: 'full',
        width: '40',
        height: '40',
        strokeWidth: '[1.1]',
        filter: '[drop-shadow(0 0 10px currentColor)]',
        _light: { filter: 'none' },
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
    text: { maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg' },
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
