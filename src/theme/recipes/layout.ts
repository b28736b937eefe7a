import { defineSlotRecipe } from '@pandacss/dev';

export const layout = defineSlotRecipe({
  className: 'layout',
  description: 'The frame of every page',
  slots: ['root', 'skip', 'main'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '[100svh]' },
    skip: {
      _print: { display: 'none' },
      position: 'absolute',
      left: '4',
      top: '3',
      zIndex: 'skip',
      px: '5',
      py: '3',
      bg: 'bg.raised',
      color: 'fg',
      borderRadius: 'md',
      fontWeight: 'bold',
      transform: 'translateY(-200%)',
      _focus: { transform: 'none' },
    },
    main: { display: 'flex', flexDirection: 'column', flexGrow: 1, _focusVisible: { outline: 'none' } },
  },
});
