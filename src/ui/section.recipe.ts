import { defineSlotRecipe } from '@pandacss/dev';

export const section = defineSlotRecipe({
  className: 'section',
  description: 'A page section: heading and content in the content width',
  slots: ['root', 'inner', 'header', 'intro'],
  base: {
    root: { py: 'section' },
    inner: { layerStyle: 'content' },
    header: { display: 'flex', flexDirection: 'column', gap: '3', mb: '10' },
    intro: { maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg', textWrap: 'balance' },
  },
  variants: {
    spacing: {
      generous: {},
      compact: { root: { pt: '12', pb: '2' }, header: { mb: '6' } },
    },
  },
  defaultVariants: { spacing: 'generous' },
});
