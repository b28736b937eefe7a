import { defineSlotRecipe } from '@pandacss/dev';
import { thumbnail, thumbnailFrame } from '#theme/thumbnail.ts';

export const selectedWorks = defineSlotRecipe({
  className: 'selected-works',
  description: 'A row of works',
  slots: ['row', 'work', 'frame', 'title'],
  base: {
    row: {
      display: 'grid',
      columnGap: { base: '4', md: '6', lg: '4', xl: '6' },
      rowGap: '6',
      mb: '6',
      gridTemplateColumns: {
        base: '[repeat(2, minmax(0, 1fr))]',
        md: '[repeat(3, minmax(0, 1fr))]',
        lg: '[repeat(6, minmax(0, 1fr))]',
      },
    },
    work: thumbnail('md'),
    frame: thumbnailFrame('md'),
    title: {
      mt: '3',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'md',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
  },
});
