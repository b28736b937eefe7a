/**
 * The head script sets `data-theme` on the root before the first paint; with no attribute it is night. A part of a page
 * that is night in both themes (the hero) carries `data-theme="dark"` itself.
 */
export const conditions = {
  /** Until the first paint (see boot.ts). */
  unpainted: 'html[data-unpainted] &',
  light: '[data-theme=light] &',
  dark: '[data-theme=dark] &',
  /** Replaces the browser's `:invalid`, which matches a required field before the visitor has typed. */
  invalid: '&[aria-invalid=true]',
  /** For real hover only: after a tap a button would keep its hover colors. */
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
};
