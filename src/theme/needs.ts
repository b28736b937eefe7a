import { TEXT_CONTRAST } from '#shades';

/** What a color is used for, and so how far it must stand out (WCAG 2.2, AA). */
export const needs = {
  /** Text of any size. */
  text: TEXT_CONTRAST,
  /** Text of at least 24 px, or 18.66 px and bold. */
  largeText: 3,
  /** An icon, or the edge by which a control is recognized. */
  mark: 3,
  /** The fill of a button, whose label says the rest: it has to be seen at all. WCAG asks for nothing here. */
  fill: 1.5,
} as const;
