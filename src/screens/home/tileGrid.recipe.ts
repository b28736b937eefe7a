import { defineRecipe } from '@pandacss/dev';

/**
 * Two large tiles over three small ones; other numbers are laid out in twos or threes, without a single one left over.
 */
export const tileGrid = defineRecipe({
  className: 'tile-grid',
  description: 'The grid of tiles on the home page',
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    md: {
      gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]',
      '& > *': { gridColumn: 'span 2' },
      '& > :nth-child(-n + 2)': { gridColumn: 'span 3' },
      '& > :is(:first-child:nth-last-child(2n), :first-child:nth-last-child(2n) ~ *)': {
        gridColumn: 'span 3',
      },
      '& > :is(:first-child:nth-last-child(6n + 3), :first-child:nth-last-child(6n + 3) ~ *)': {
        gridColumn: 'span 2',
      },
    },
  },
});
