import { defineSlotRecipe } from '@pandacss/dev';

export const factList = defineSlotRecipe({
  className: 'fact-list',
  description: 'Short facts, each with an icon',
  slots: ['root', 'item', 'icon', 'label', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(max(12.5rem, 50% - 0.75rem), 100%), 1fr))]',
      columnGap: '6',
      rowGap: '4',
      width: 'full',
    },
    item: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    icon: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: '10',
      height: '10',
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderStyle: 'dashed',
      borderColor: 'second',
      color: 'second',
      fontSize: 'md',
    },
    label: { display: 'block', color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug' },
    text: { display: 'block', fontWeight: 'bold', lineHeight: 'snug' },
  },
});
