/**
 * The head script sets `data-theme` on the root before the first paint; with no attribute it is night. A part of a page
 * that is night in both themes (the hero) carries `data-theme="dark"` itself.
 */
export const conditions = {
  light: '[data-theme=light] &',
  dark: '[data-theme=dark] &',
  /** What we call wrong. The browser's own `:invalid` is true of a required field before anyone has typed. */
  invalid: '&[aria-invalid=true]',
  /** Only for pointers that really hover: a tap must not leave a button stuck in its hover colors. */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
};
