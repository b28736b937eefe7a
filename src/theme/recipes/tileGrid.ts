import { defineRecipe } from '@pandacss/dev';

/** Two large tiles over three small ones: five fill the grid at every width, and none is left alone. */
export const tileGrid = defineRecipe({
  className: 'tile-grid',
  description: 'The five doors of the home page',
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    md: {
      gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]',
      '& > *': { gridColumn: 'span 2' },
      '& > :nth-child(-n + 2)': { gridColumn: 'span 3' },
    },
  },
});
