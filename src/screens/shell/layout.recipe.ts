import { defineSlotRecipe } from '@pandacss/dev';
import { roundControl } from '#theme/roundControl.ts';

export const layout = defineSlotRecipe({
  className: 'layout',
  description: 'The frame of every page',
  slots: ['root', 'skip', 'main', 'toTop'],
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
    toTop: {
      ...roundControl,
      bg: 'bg.raised',
      color: 'fg',
      boxShadow: 'overlay',
      _hover: { borderColor: 'accent.text', color: 'accent.text' },
      _focusVisible: { borderRadius: 'full' },
      _print: { display: 'none' },
      '@media (scripting: none)': { alignSelf: 'center', mb: '8' },
      '@media (scripting: enabled)': {
        position: 'fixed',
        right: '4',
        bottom: '4',
        zIndex: 'header',
        transitionProperty: '[opacity, visibility]',
        transitionDuration: 'fast',
        '&:not([data-shown])': { opacity: 'hidden', visibility: 'hidden' },
        _motionReduce: { transition: 'none' },
      },
    },
    main: { display: 'flex', flexDirection: 'column', flexGrow: 1, _focusVisible: { outline: 'none' } },
  },
});
