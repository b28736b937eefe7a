import { defineRecipe } from '@pandacss/dev';

/** A paper tag; never interactive. */
export const badge = defineRecipe({
  className: 'badge',
  description: 'A status or type label',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2.5',
    py: '0.5',
    borderRadius: 'sm',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    bg: 'bg.raised',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'normal',
    flexShrink: 0,
    maxWidth: 'full',
  },
  variants: {
    tone: {
      accent: { color: 'accent.text', borderColor: 'accent.text' },
      second: { color: 'second', borderColor: 'second' },
      third: { color: 'third', borderColor: 'third' },
      quiet: { color: 'fg.muted', borderColor: 'border.control' },
    },
  },
  defaultVariants: { tone: 'second' },
});
