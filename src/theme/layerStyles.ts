import { defineLayerStyles } from '@pandacss/dev';

/** Lines on a poster: in the dark theme they have the color, in the light theme the background has it. */
const poster = (color: 'poster.second' | 'poster.third' | 'poster.accent') => ({
  description: 'A poster with lines',
  value: { background: 'poster.ink', color, _light: { background: color, color: 'poster.ink' } },
});

/** Styles that several recipes share, applied by `layerStyle`. */
export const layerStyles = defineLayerStyles({
  content: {
    description: 'The content width, centered, with a gutter at each side',
    value: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: 'gutter' },
  },
  panel: {
    description: 'A raised surface with a border',
    value: {
      background: 'bg.surface',
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'card',
    },
  },
  halftone: {
    description: 'The halftone of a photocopied gig poster, as a pseudo-element that fills a poster',
    value: {
      content: '""',
      position: 'absolute',
      inset: '0',
      opacity: 'halftone',
      backgroundImage: '[radial-gradient(currentColor 1.4px, transparent 1.7px)]',
      backgroundSize: '[8px 8px]',
      maskImage: '[linear-gradient(to top right, black, transparent 70%)]',
    },
  },
  halftoneCorner: {
    description: "The halftone behind a page's top right corner, as a pseudo-element",
    value: {
      content: '""',
      position: 'absolute',
      zIndex: 'behind',
      right: '0',
      width: '[min(44rem, 80%)]',
      color: 'border.subtle',
      backgroundImage: '[radial-gradient(currentColor 1.6px, transparent 1.9px)]',
      backgroundSize: '[10px 10px]',
      maskImage: '[linear-gradient(to bottom left, black, transparent 65%)]',
    },
  },
  glow: {
    description: 'The glow of a neon tube, in the dark theme only',
    value: { filter: '[drop-shadow(0 0 10px currentColor)]', _light: { filter: 'none' } },
  },
  posterSecond: poster('poster.second'),
  posterThird: poster('poster.third'),
  posterAccent: poster('poster.accent'),
  roundControl: {
    description: 'The shape of a round icon control, of touch-target size',
    value: {
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      borderStyle: 'solid',
      borderColor: 'border.control',
    },
  },
});
