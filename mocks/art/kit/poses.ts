/** Gestures of the whole body, by name. Left and right are the viewer's. */
import type { Pose } from './figure/look.ts';

const OUT = [1, -1] as const;

export const poses = {
  /** Weight on one leg, a hand on the hip, the other hooked in the belt. */
  stand: {
    hip: [14, -462],
    lean: -0.05,
    sway: 12,
    shoulders: 0.07,
    hips: -0.1,
    head: { tilt: 0.04 },
    feet: [
      { x: -96, face: 'left' },
      { x: 64, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-92, 214], bend: OUT[0], gesture: 'fist', wrist: -0.4 },
      { to: [150, 256], bend: OUT[1], gesture: 'relaxed' },
    ],
  },
  /** Boots planted wide, arms folded near the belt. */
  wide: {
    hip: [0, -436],
    lean: 0,
    shoulders: 0,
    head: { tilt: 0 },
    feet: [
      { x: -168, face: 'left' },
      { x: 168, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-104, 216], bend: OUT[0], gesture: 'fist', wrist: -0.5 },
      { to: [104, 216], bend: OUT[1], gesture: 'fist', wrist: 0.5 },
    ],
  },
  /** One fist thrown up. */
  cheer: {
    hip: [-8, -452],
    lean: 0.1,
    sway: -14,
    shoulders: -0.16,
    hips: 0.1,
    head: { tilt: -0.06 },
    feet: [
      { x: -120, face: 'left' },
      { x: 130, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-112, 204], bend: OUT[0], gesture: 'fist', wrist: -0.4 },
      { to: [172, -226], bend: 1, gesture: 'horns' },
    ],
  },
  /** Strumming with the legs apart, leaning back. */
  strum: {
    hip: [10, -440],
    lean: -0.13,
    sway: 16,
    shoulders: 0.05,
    hips: -0.06,
    head: { tilt: 0.12 },
    feet: [
      { x: -150, face: 'left' },
      { x: 132, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-28, 196], bend: OUT[0], gesture: 'relaxed', wrist: 0.1 },
      { to: [200, 64], bend: 1, gesture: 'grip', wrist: -0.5 },
    ],
  },
  /** Down on one knee, guitar high. */
  kneel: {
    hip: [10, -236],
    lean: -0.16,
    sway: 18,
    shoulders: -0.05,
    head: { tilt: 0.16, x: 4 },
    feet: [
      { x: -176, face: 'left' },
      { x: 232, y: 8, face: 'right', lift: -0.5 },
    ],
    knees: [1, 1],
    arms: [
      { to: [-30, 190], bend: OUT[0], gesture: 'relaxed' },
      { to: [190, 40], bend: 1, gesture: 'grip', wrist: -0.5 },
    ],
  },
  /** A long stride to the right. */
  stride: {
    hip: [0, -446],
    lean: 0.08,
    sway: 0,
    shoulders: 0.1,
    hips: -0.06,
    head: { tilt: -0.03 },
    feet: [
      { x: -170, y: -18, face: 'right', lift: -0.5 },
      { x: 150, face: 'right' },
    ],
    knees: [-1, -1],
    near: 1,
    arms: [
      { to: [-150, 190], bend: OUT[0], gesture: 'fist' },
      { to: [120, 190], bend: 1, gesture: 'fist' },
    ],
  },
  /** Both feet off the ground. */
  jump: {
    hip: [0, -560],
    lean: -0.06,
    sway: 10,
    shoulders: -0.12,
    hips: 0.14,
    head: { tilt: 0.08 },
    feet: [
      { x: -196, y: -190, face: 'left', lift: -0.3 },
      { x: 128, y: -70, face: 'right', lift: -0.4 },
    ],
    knees: [1, -1],
    arms: [
      { to: [-190, -160], bend: -1, gesture: 'open' },
      { to: [200, -90], bend: 1, gesture: 'horns' },
    ],
  },
  /** A high kick. */
  kick: {
    hip: [-20, -470],
    lean: -0.24,
    sway: 18,
    shoulders: 0.16,
    hips: -0.24,
    head: { tilt: 0.16 },
    feet: [
      { x: -60, face: 'left' },
      { x: 330, y: -340, face: 'right', lift: 0.7 },
    ],
    knees: [1, -1],
    arms: [
      { to: [-200, 90], bend: OUT[0], gesture: 'splay' },
      { to: [150, -60], bend: 1, gesture: 'fist' },
    ],
  },
  /** Seated on something 210 high. */
  sit: {
    hip: [0, -246],
    lean: -0.06,
    sway: 12,
    shoulders: 0.05,
    head: { tilt: 0.06 },
    feet: [
      { x: -134, face: 'left' },
      { x: 176, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-110, 250], bend: OUT[0], gesture: 'relaxed' },
      { to: [140, 190], bend: OUT[1], gesture: 'fist' },
    ],
  },
  /** One arm spinning a rope overhead. */
  spin: {
    hip: [0, -452],
    lean: 0.12,
    sway: -18,
    shoulders: -0.2,
    hips: 0.1,
    head: { tilt: -0.08 },
    feet: [
      { x: -146, face: 'left' },
      { x: 126, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-150, 170], bend: OUT[0], gesture: 'grip' },
      { to: [120, -258], bend: 1, gesture: 'grip' },
    ],
  },
  /** Singing: one hand at the microphone, one thrown out. */
  sing: {
    hip: [0, -456],
    lean: 0.1,
    sway: -10,
    shoulders: 0.06,
    hips: 0.06,
    head: { tilt: -0.12, x: 4 },
    feet: [
      { x: -112, face: 'left' },
      { x: 118, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-226, 20], bend: OUT[0], gesture: 'splay', wrist: -0.3 },
      { to: [62, 10], bend: OUT[1], gesture: 'grip', wrist: 0 },
    ],
  },
  /** Shoulders squared, a thing held up in both hands. */
  present: {
    hip: [0, -458],
    lean: 0,
    sway: 6,
    shoulders: 0.04,
    hips: -0.05,
    head: { tilt: -0.05 },
    feet: [
      { x: -84, face: 'left' },
      { x: 92, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-96, 120], bend: OUT[0], gesture: 'grip', wrist: -0.2 },
      { to: [96, 120], bend: OUT[1], gesture: 'grip', wrist: 0.2 },
    ],
  },
  /** Pulling something wide apart. */
  squeeze: {
    hip: [0, -458],
    lean: 0.06,
    sway: -10,
    shoulders: -0.05,
    hips: 0.08,
    head: { tilt: -0.08 },
    feet: [
      { x: -110, face: 'left' },
      { x: 110, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-168, 150], bend: OUT[0], gesture: 'grip', wrist: -0.2 },
      { to: [172, 140], bend: OUT[1], gesture: 'grip', wrist: 0.2 },
    ],
  },
  /** A tool over the shoulder, the other hand on the hip. */
  shoulder: {
    hip: [6, -460],
    lean: 0.06,
    sway: -14,
    shoulders: -0.08,
    hips: 0.1,
    head: { tilt: -0.06 },
    feet: [
      { x: -90, face: 'left' },
      { x: 108, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-98, 210], bend: OUT[0], gesture: 'fist', wrist: -0.4 },
      { to: [176, 30], bend: 1, gesture: 'grip', wrist: 0.2 },
    ],
  },
  /** Low and ready. */
  crouch: {
    hip: [0, -330],
    lean: 0.1,
    sway: -12,
    shoulders: 0.06,
    head: { tilt: -0.06, x: 10 },
    feet: [
      { x: -172, face: 'left' },
      { x: 176, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-190, 150], bend: OUT[0], gesture: 'splay' },
      { to: [196, 120], bend: OUT[1], gesture: 'grip' },
    ],
  },
  /** Pointing straight at you. */
  point: {
    hip: [0, -456],
    lean: -0.08,
    sway: 10,
    shoulders: 0.12,
    hips: -0.08,
    head: { tilt: 0.06 },
    feet: [
      { x: -120, face: 'left' },
      { x: 110, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-100, 214], bend: OUT[0], gesture: 'fist', wrist: -0.4 },
      { to: [230, 30], bend: 1, gesture: 'point' },
    ],
  },
  /** For a turnaround: arms a little away from the body. */
  neutral: {
    hip: [0, -464],
    lean: 0,
    head: { tilt: 0 },
    feet: [
      { x: -74, face: 'left' },
      { x: 74, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-170, 240], bend: OUT[0], gesture: 'relaxed' },
      { to: [170, 240], bend: OUT[1], gesture: 'relaxed' },
    ],
  },
  /** Strolling with a thing in the lower hand. */
  stroll: {
    hip: [-4, -458],
    lean: 0.04,
    sway: -8,
    shoulders: -0.05,
    hips: 0.07,
    head: { tilt: -0.04 },
    feet: [
      { x: -130, y: -10, face: 'right', lift: -0.3 },
      { x: 100, face: 'right' },
    ],
    knees: [-1, -1],
    arms: [
      { to: [-104, 210], bend: OUT[0], gesture: 'fist', wrist: -0.4 },
      { to: [148, 170], bend: 1, gesture: 'grip' },
    ],
  },
  /** Thumb out for a ride. */
  hitch: {
    hip: [10, -462],
    lean: -0.06,
    sway: 12,
    shoulders: 0.08,
    hips: -0.1,
    head: { tilt: 0.07 },
    feet: [
      { x: -90, face: 'left' },
      { x: 90, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-140, 230], bend: OUT[0], gesture: 'grip' },
      { to: [248, -6], bend: 1, gesture: 'thumb' },
    ],
  },
  /** On a board, arms out. */
  ride: {
    hip: [0, -380],
    lean: -0.18,
    sway: 20,
    shoulders: -0.1,
    hips: 0.06,
    head: { tilt: 0.14 },
    feet: [
      { x: -176, y: -44, face: 'right' },
      { x: 150, y: -44, face: 'right' },
    ],
    knees: [1, -1],
    arms: [
      { to: [-230, 20], bend: 1, gesture: 'open' },
      { to: [210, -60], bend: 1, gesture: 'splay' },
    ],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
