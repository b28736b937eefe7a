import { TEXT_CONTRAST } from '#shades';

/** The contrast that a color needs for its purpose (WCAG 2.2, AA). */
export const contrastMinimums = {
  /** Text of any size. */
  text: TEXT_CONTRAST,
  /** Text of at least 24 px, or 18.66 px and bold. */
  largeText: 3,
  /** An icon or a control's boundary. */
  mark: 3,
  /** A button's fill, which only has to be visible, since the label has the contrast; WCAG requires nothing. */
  fill: 1.5,
} as const;
