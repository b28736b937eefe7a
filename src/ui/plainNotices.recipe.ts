import { defineRecipe } from '@pandacss/dev';

export const plainNotices = defineRecipe({
  className: 'plain-notices',
  description: 'The fallback for notices when the toaster fails to load',
  base: {
    _print: { display: 'none' },
    position: 'fixed',
    right: '4',
    bottom: '4',
    zIndex: 'toast',
    width: '[min(26rem, calc(100vw - 2rem))]',
    p: '4',
    bg: 'bg.raised',
    color: 'fg',
    borderRadius: 'md',
    borderWidth: 'line',
    borderStyle: 'solid',
    borderColor: 'danger.text',
    boxShadow: 'overlay',
    fontWeight: 'bold',
    lineHeight: 'snug',
    '& button': {
      minHeight: 'touch',
      minWidth: 'touch',
      mt: '2',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
});
