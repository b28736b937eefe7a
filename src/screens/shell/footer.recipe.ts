import { defineSlotRecipe } from '@pandacss/dev';

export const footer = defineSlotRecipe({
  className: 'site-footer',
  description: 'The footer of every page',
  slots: ['root', 'inner', 'columns', 'column', 'heading', 'bottom'],
  base: {
    root: {
      mt: 'auto',
      bg: 'bg.surface',
      /* The stitching of a saddle's edge. */
      borderTopWidth: 'line',
      borderTopStyle: 'dashed',
      borderTopColor: 'border.subtle',
    },
    inner: { layerStyle: 'content', pt: '12', pb: '8' },
    columns: {
      _print: { display: 'none!' },
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(max(8rem, 50% - 0.75rem), 100%), 1fr))]',
      columnGap: '6',
      rowGap: '10',
      md: { gridTemplateColumns: '[repeat(auto-fit, minmax(max(8rem, 25% - 1.125rem), 1fr))]' },
    },
    column: { '& ul': { mt: '2' } },
    heading: { fontSize: 'xl', color: 'fg' },
    bottom: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      mt: '12',
      pt: '6',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderTopColor: 'border.subtle',
      color: 'fg.muted',
      fontSize: 'sm',
    },
  },
});
