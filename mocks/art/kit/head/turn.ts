import { clamp } from '../geometry.ts';

const R = 94;

export interface Turned {
  readonly a: number;
  /** Where a feature of the face at x lands. */
  readonly x: (x: number) => number;
  /** How wide it looks there. */
  readonly k: (x: number) => number;
}

export function turned(yaw: number): Turned {
  const a = clamp(yaw, -1, 1);
  const theta = (x: number): number => Math.asin(clamp(x / R, -0.98, 0.98));
  return {
    a,
    x: (x) => R * Math.sin(theta(x) + a * 0.42),
    k: (x) => clamp(Math.cos(theta(x) + a * 0.42) / Math.cos(theta(x)), 0.62, 1.12),
  };
}
