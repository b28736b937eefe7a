import { defineGlobalStyles } from '@pandacss/dev';
import { forcedColors, moreContrast, print } from './media.ts';

/** The page itself; everything else is a recipe. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    bg: 'bg.canvas',
    color: 'fg',
    fontFamily: 'body',
    fontSize: '[100%]',
    lineHeight: 'normal',
    scrollbarColor: '{colors.border.control} {colors.bg.canvas}',
    accentColor: '{colors.accent}',
    /* Of the header that stays in view. */
    '--header-height': '{sizes.header}',
    '@media (max-height: 24rem)': { '--header-height': '0px' },
    scrollPaddingTop: '[var(--header-height)]',
    scrollPaddingBottom: '[var(--notices-room, 0px)]',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  /* Not `break-word`: a long word must not widen a grid or row that large text has left without room. */
  body: {
    minHeight: '[100svh]',
    paddingBottom: '[var(--notices-room, 0px)]',
    overflowWrap: 'anywhere',
    fontSize: 'md',
  },
  'h1, h2, h3, h4, p': { overflowWrap: 'inherit' },
  'h1, h2, h3, h4': { textWrap: 'balance', fontFamily: 'display', fontWeight: 'black', lineHeight: 'tight' },
  p: { textWrap: 'pretty' },
  ':focus-visible': {
    outlineWidth: 'thick',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '[3px]',
    borderRadius: 'sm',
  },
  /* After a page change the heading has focus for reading; it is not interactive. */
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  /* The next page takes longer than a moment to load. */
  'html[data-leaving]::before': {
    content: '""',
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '[3px]',
    zIndex: 'overlay',
    bg: 'accent',
    transformOrigin: 'left',
    animation: 'waiting 8s {easings.out} 100ms both',
  },
  /* The pressed button's target is loading. */
  '[data-waiting]': {
    outlineWidth: 'thick',
    outlineStyle: 'dashed',
    outlineColor: 'accent.text',
    outlineOffset: '[2px]',
    cursor: 'progress',
  },
  '@media print': print,
  '@media (prefers-contrast: more)': moreContrast,
  '@media (forced-colors: active)': forcedColors,
  '::selection': { bg: 'accent.strong', color: 'accent.fg' },
});
