import { defineRecipe } from '@pandacss/dev';

/** Two large tiles over three small ones; other numbers are laid out in rows of twos and threes that are all full. */
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
      '& > :is(:first-child:nth-last-child(6n + 7), :first-child:nth-last-child(6n + 7) ~ :nth-child(-n + 4))':
        {
          gridColumn: 'span 3',
        },
      '& > :only-child': { gridColumn: '[1 / -1]' },
    },
  },
});
