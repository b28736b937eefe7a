import { defineSlotRecipe } from '@pandacss/dev';

export const tipForm = defineSlotRecipe({
  className: 'tip-form',
  description: 'The form of a tip: presets and a custom amount',
  slots: ['root', 'presets', 'legend'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6' },
    presets: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      /* As many per row as fit. */
      '& > button': { flex: '[1 0 4.5rem]', minWidth: '[max-content]' },
    },
    legend: { mb: '2', fontSize: 'sm', fontWeight: 'bold' },
  },
});
