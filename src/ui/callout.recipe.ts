import { defineSlotRecipe } from '@pandacss/dev';

/** In the dark theme the color is the line's, in the light theme the background's. */
const lit = (color: 'poster.sodium' | 'poster.teal' | 'poster.pink') =>
  ({
    art: { bg: 'poster.ink', color: color, _light: { bg: color, color: 'poster.ink' } },
  }) as const;

export const callout = defineSlotRecipe({
  className: 'callout',
  description: 'The one thing a visitor is asked to do, as a poster: a picture, a few words, a button',
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
      bg: 'bg.surface',
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'card',
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
        width: '40',
        height: '40',
        filter: '[drop-shadow(0 0 10px currentColor)]',
        _light: { filter: 'none' },
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
      sodium: lit('poster.sodium'),
      teal: lit('poster.teal'),
      pink: lit('poster.pink'),
    },
  },
  defaultVariants: { tone: 'pink' },
});
