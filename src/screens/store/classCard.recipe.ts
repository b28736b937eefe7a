import { defineSlotRecipe } from '@pandacss/dev';

export const classCard = defineSlotRecipe({
  className: 'class-card',
  description: 'The class in the store',
  slots: ['root', 'picture', 'body', 'text', 'foot', 'price'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      overflow: 'hidden',
      layerStyle: 'panel',
      xl: { gridTemplateColumns: '[minmax(0, 7fr) minmax(0, 5fr)]' },
    },
    picture: {
      aspectRatio: '[16 / 10]',
      overflow: 'hidden',
      xl: {
        aspectRatio: 'auto',
        minHeight: '[27rem]',
        position: 'relative',
        '& img': { position: 'absolute', inset: '0', objectPosition: '[60% 50%]' },
      },
    },
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      minWidth: '0',
      px: { base: '5', md: '8' },
      py: { base: '6', md: '8', xl: '10' },
    },
    text: { color: 'fg.muted', textWrap: 'balance' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      width: 'full',
      mt: 'auto',
      pt: '5',
      borderTopWidth: 'hairline',
      borderTopStyle: 'dashed',
      borderTopColor: 'border.subtle',
    },
    price: { fontFamily: 'display', fontWeight: 'black', fontSize: '3xl', lineHeight: 'flat' },
  },
});
