import { add, at, clamp, curve, lerp, mix, type Point, polar, reach } from '../geometry.ts';
import type { FigureLook, Joints } from './look.ts';

const TORSO = 262;

const THIGH = 212;

const SHIN = 210;

const UPPER = 152;

const FORE = 138;

const ANKLE = 46;

export function jointsOf(look: FigureLook): Joints {
  const { build, pose } = look;
  const leg = build.leg ?? 1;
  const hip: Point = [pose.hip[0], pose.hip[1] * leg];
  const up = -Math.PI / 2 + pose.lean;
  const spine: Point[] = [hip, add(polar(hip, up, TORSO * 0.5), [pose.sway ?? 0, 0]), polar(hip, up, TORSO)];
  const line = curve(spine, false, 12);
  const spineAt = (v: number): Point => {
    const i = clamp((1 - v) * (line.length - 1), 0, line.length - 1);
    const a = at(line, Math.floor(i));
    const b = at(line, Math.min(line.length - 1, Math.ceil(i)));
    return mix(a, b, i - Math.floor(i));
  };
  const shoulderTurn = pose.lean * 0.8 + (pose.shoulders ?? 0);
  const hipTurn = pose.hips ?? 0;
  const rows: readonly (readonly [number, number])[] = [
    [0, build.shoulder * 0.84],
    [0.1, build.shoulder],
    [0.34, build.chest],
    [0.66, build.waist],
    [0.78, build.waist * 0.5 + build.hip * 0.5 + (build.belly ?? 0)],
    [1, build.hip],
  ];
  const half = (v: number): number => {
    for (let i = 1; i < rows.length; i++) {
      const [v0, w0] = at(rows, i - 1);
      const [v1, w1] = at(rows, i);
      if (v <= v1) {
        const f = (v - v0) / (v1 - v0);
        return lerp(w0, w1, f * f * (3 - 2 * f));
      }
    }
    return build.hip;
  };
  const on = (u: number, v: number): Point => {
    const c = clamp(v, 0, 1);
    const dir = lerp(shoulderTurn, hipTurn, c);
    const p = polar(spineAt(c), dir, half(c) * u);
    return v > 1 ? add(p, [0, (v - 1) * TORSO]) : v < 0 ? add(p, polar([0, 0], up, -v * TORSO)) : p;
  };
  const neck = spineAt(0);
  const shoulders: [Point, Point] = [on(-0.92, 0.1), on(0.92, 0.1)];
  const sides = [0, 1] as const;
  const hipJoints = sides.map((i) => polar(add(hip, [0, 6]), hipTurn, build.hip * 0.56 * (i === 0 ? -1 : 1)));
  const legs = sides.map((i) => {
    const foot = pose.feet[i];
    return reach(at(hipJoints, i), [foot.x, (foot.y ?? 0) - ANKLE], THIGH * leg, SHIN * leg, pose.knees[i]);
  });
  const arms = sides.map((i) => {
    const arm = pose.arms[i];
    return reach(
      shoulders[i],
      add([hip[0] + Math.sin(pose.lean) * TORSO * 0.9, neck[1] + 24], arm.to),
      UPPER,
      FORE,
      arm.bend,
    );
  });
  const headAt = add(polar(neck, up, 78 * build.head), [pose.head?.x ?? 0, pose.head?.y ?? 0]);
  const pair = (list: readonly { joint: Point; end: Point }[], key: 'joint' | 'end'): [Point, Point] => [
    at(list, 0)[key],
    at(list, 1)[key],
  ];
  return {
    neck,
    head: headAt,
    chest: spineAt(0.3),
    hip,
    shoulders,
    on,
    lean: pose.lean,
    elbows: pair(arms, 'joint'),
    wrists: pair(arms, 'end'),
    knees: pair(legs, 'joint'),
    ankles: pair(legs, 'end'),
  };
}
