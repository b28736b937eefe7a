import type { Drawing } from './layout.ts';

/** Below this scale the labels are too small to read, so the chart scrolls instead. */
const SMALLEST_SCALE = 0.85;

/** The drawing that fits best into a space, and its scale there; at most its own size. */
export function fitInto(
  drawings: readonly Drawing[],
  space: { width: number; height: number },
): { drawing: Drawing; scale: number } | undefined {
  const [best] = drawings
    .map((drawing) => ({
      drawing,
      scale: Math.min(1, space.width / drawing.width, space.height / drawing.height),
    }))
    .toSorted((one, other) => other.scale - one.scale);
  return best && { ...best, scale: Math.max(SMALLEST_SCALE, best.scale) };
}
