const NARROW = 320;
const WIDE = 1440;
const REM = 16;

const round = (value: number) => Number(value.toFixed(4));

/**
 * A length that grows linearly from `from` px on a 320 px screen to `to` px on a 1440 px one. Written in rem plus vw,
 * so that it also follows the visitor's text size and zoom.
 */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (WIDE - NARROW);
  const base = from - slope * NARROW;
  return `clamp(${round(from / REM)}rem, ${round(base / REM)}rem + ${round(slope * 100)}vw, ${round(to / REM)}rem)`;
}
