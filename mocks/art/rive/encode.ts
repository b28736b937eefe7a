/**
 * Writes Rive runtime files (format 7.0). It knows only what the piggy bank needs, and refuses what the runtime would
 * refuse, drop without a word, or crash on: a missing state, a track without keyframes, an id that points nowhere.
 */

type Kind = 'uint' | 'bool' | 'double' | 'colour' | 'string';

/** Property name → key in the file, and how it is written. */
const properties = {
  name: [4, 'string'],
  parentId: [5, 'uint'],
  width: [7, 'double'],
  height: [8, 'double'],
  x: [13, 'double'],
  y: [14, 'double'],
  rotation: [15, 'double'],
  scaleX: [16, 'double'],
  scaleY: [17, 'double'],
  opacity: [18, 'double'],
  shapeWidth: [20, 'double'],
  shapeHeight: [21, 'double'],
  vertexX: [24, 'double'],
  vertexY: [25, 'double'],
  cornerRadius: [31, 'double'],
  isClosed: [32, 'bool'],
  colourValue: [37, 'colour'],
  thickness: [47, 'double'],
  cap: [48, 'uint'],
  join: [49, 'uint'],
  objectId: [51, 'uint'],
  propertyKey: [53, 'uint'],
  animationName: [55, 'string'],
  fps: [56, 'uint'],
  duration: [57, 'uint'],
  loop: [59, 'uint'],
  easeX1: [63, 'double'],
  easeY1: [64, 'double'],
  easeX2: [65, 'double'],
  easeY2: [66, 'double'],
  frame: [67, 'uint'],
  interpolation: [68, 'uint'],
  interpolatorId: [69, 'uint'],
  value: [70, 'double'],
  inRotation: [84, 'double'],
  inDistance: [85, 'double'],
  outRotation: [86, 'double'],
  outDistance: [87, 'double'],
  machineName: [138, 'string'],
  animationId: [149, 'uint'],
  stateToId: [151, 'uint'],
  transitionFlags: [152, 'uint'],
  inputId: [155, 'uint'],
  mixTime: [158, 'uint'],
  exitTime: [160, 'uint'],
  defaultStateMachineId: [236, 'uint'],
} as const satisfies Record<string, readonly [number, Kind]>;

type Property = keyof typeof properties;

const types = {
  Artboard: 1,
  Node: 2,
  Shape: 3,
  Ellipse: 4,
  CubicDetachedVertex: 6,
  Rectangle: 7,
  PointsPath: 16,
  SolidColor: 18,
  Fill: 20,
  Backboard: 23,
  Stroke: 24,
  KeyedObject: 25,
  KeyedProperty: 26,
  CubicEaseInterpolator: 28,
  KeyFrameDouble: 30,
  LinearAnimation: 31,
  StateMachine: 53,
  StateMachineLayer: 57,
  StateMachineTrigger: 58,
  AnimationState: 61,
  AnyState: 62,
  EntryState: 63,
  ExitState: 64,
  StateTransition: 65,
  TransitionTriggerCondition: 68,
} as const;

type TypeName = keyof typeof types;
type Values = Partial<Record<Property, number | string | boolean>>;

class Writer {
  private readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value & 255);
  }

  varuint(value: number): void {
    if (!Number.isInteger(value) || value < 0) throw new Error(`${value} is not an unsigned integer.`);
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  float(value: number): void {
    if (!Number.isFinite(value)) throw new Error(`${value} is not a number that can be written.`);
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value, true);
    for (let i = 0; i < 4; i++) this.byte(view.getUint8(i));
  }

  uint32(value: number): void {
    for (let i = 0; i < 4; i++) this.byte(value >>> (8 * i));
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.varuint(encoded.length);
    for (const byte of encoded) this.byte(byte);
  }

  object(type: TypeName, values: Values): void {
    this.varuint(types[type]);
    for (const [name, value] of Object.entries(values)) {
      if (!isProperty(name)) throw new Error(`Rive has no property "${name}".`);
      const [key, kind] = properties[name];
      this.varuint(key);
      if (kind === 'string' && typeof value === 'string') this.text(value);
      else if (kind === 'bool' && typeof value === 'boolean') this.byte(value ? 1 : 0);
      else if (kind === 'colour' && typeof value === 'string') this.uint32(argb(value));
      else if (kind === 'uint' && typeof value === 'number') this.varuint(value);
      else if (kind === 'double' && typeof value === 'number') this.float(value);
      else throw new Error(`${type}.${name} cannot be ${JSON.stringify(value)}.`);
    }
    this.varuint(0);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

const isProperty = (name: string): name is Property => name in properties;

function argb(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`"${hex}" is not a colour.`);
  return (0xff000000 | Number.parseInt(hex.slice(1), 16)) >>> 0;
}

export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly inX: number;
  readonly inY: number;
  readonly outX: number;
  readonly outY: number;
}

export type Geometry =
  | {
      readonly kind: 'ellipse';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rotation?: number;
    }
  | {
      readonly kind: 'rectangle';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly rotation?: number;
    }
  | { readonly kind: 'path'; readonly knots: readonly Knot[]; readonly closed: boolean };

interface Placed {
  readonly name: string;
  readonly parent?: string;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly opacity?: number;
}

interface NodePart extends Placed {
  readonly kind: 'node';
}

export interface ShapePart extends Placed {
  readonly kind: 'shape';
  readonly paths: readonly Geometry[];
  readonly fill?: string;
  readonly stroke?: { readonly colour: string; readonly thickness: number };
}

export type Part = NodePart | ShapePart;
type Animatable = 'x' | 'y' | 'rotation' | 'scaleX' | 'scaleY' | 'opacity';

/** [frame, value] and, after a keyframe that is left at once rather than eased, 'hold'. */
type Key = readonly [number, number] | readonly [number, number, 'hold' | 'linear'];

export interface Track {
  readonly part: string;
  readonly property: Animatable;
  readonly keys: readonly Key[];
}

export interface Animation {
  readonly name: string;
  readonly duration: number;
  readonly loop: boolean;
  readonly tracks: readonly Track[];
}

interface Transition {
  readonly to: string;
  /** Name of the trigger; without it the transition waits for the end of the animation. */
  readonly on?: string;
  readonly mix?: number;
}

interface State {
  readonly name: string;
  readonly animation: string;
  readonly transitions: readonly Transition[];
}

export interface Scene {
  readonly artboard: string;
  readonly width: number;
  readonly height: number;
  /** Front to back, as the format wants them. */
  readonly parts: readonly Part[];
  readonly animations: readonly Animation[];
  readonly machine: {
    readonly name: string;
    readonly trigger: string;
    readonly first: string;
    readonly states: readonly State[];
  };
}

const EXIT_AT_END = 4 + 8 + 32;
const EARLY_EXIT = 32;

function must<T>(value: T | undefined, complaint: string): T {
  if (value === undefined) throw new Error(complaint);
  return value;
}

export function encode(scene: Scene): Uint8Array {
  const out = new Writer();
  for (const letter of 'RIVE') out.byte(letter.charCodeAt(0));
  out.varuint(7);
  out.varuint(0);
  out.varuint(0);
  /** An empty table of contents: the runtime knows every property we write. */
  out.varuint(0);

  out.object('Backboard', {});
  out.object('Artboard', {
    name: scene.artboard,
    width: scene.width,
    height: scene.height,
    defaultStateMachineId: 0,
  });
  const ids = new Map<string, number>();
  let next = 1;
  const component = (type: TypeName, values: Values): number => {
    out.object(type, values);
    next += 1;
    return next - 1;
  };
  const parentOf = (part: Placed): number =>
    part.parent === undefined
      ? 0
      : must(ids.get(part.parent), `${part.name} hangs on "${part.parent}", which is not there before it.`);
  for (const part of scene.parts) {
    if (ids.has(part.name)) throw new Error(`Two parts are called "${part.name}".`);
    const values: Values = { name: part.name, parentId: parentOf(part) };
    for (const key of ['x', 'y', 'rotation', 'opacity'] as const) {
      const value = part[key];
      if (value !== undefined) values[key] = value;
    }
    if (part.kind === 'node') {
      ids.set(part.name, component('Node', values));
      continue;
    }
    if (part.paths.length === 0) throw new Error(`${part.name} has nothing to draw.`);
    const shape = component('Shape', values);
    ids.set(part.name, shape);
    for (const path of part.paths) {
      if (path.kind === 'path') {
        const id = component('PointsPath', { parentId: shape, isClosed: path.closed });
        if (path.knots.length < 2) throw new Error(`A path of ${part.name} has fewer than two points.`);
        for (const knot of path.knots) {
          component('CubicDetachedVertex', {
            parentId: id,
            vertexX: knot.x,
            vertexY: knot.y,
            inRotation: Math.atan2(knot.inY, knot.inX),
            inDistance: Math.hypot(knot.inX, knot.inY),
            outRotation: Math.atan2(knot.outY, knot.outX),
            outDistance: Math.hypot(knot.outX, knot.outY),
          });
        }
        continue;
      }
      const own: Values = {
        parentId: shape,
        x: path.x,
        y: path.y,
        shapeWidth: path.width,
        shapeHeight: path.height,
      };
      if (path.rotation !== undefined) own.rotation = path.rotation;
      if (path.kind === 'rectangle') component('Rectangle', { ...own, cornerRadius: path.radius });
      else component('Ellipse', own);
    }
    if (part.fill === undefined && part.stroke === undefined)
      throw new Error(`${part.name} has neither fill nor stroke.`);
    if (part.fill !== undefined) {
      const fill = component('Fill', { parentId: shape });
      component('SolidColor', { parentId: fill, colourValue: part.fill });
    }
    if (part.stroke !== undefined) {
      const stroke = component('Stroke', {
        parentId: shape,
        thickness: part.stroke.thickness,
        cap: 1,
        join: 1,
      });
      component('SolidColor', { parentId: stroke, colourValue: part.stroke.colour });
    }
  }
  const ease = component('CubicEaseInterpolator', { easeX1: 0.42, easeY1: 0, easeX2: 0.58, easeY2: 1 });

  for (const animation of scene.animations) {
    out.object('LinearAnimation', {
      animationName: animation.name,
      fps: 60,
      duration: animation.duration,
      loop: animation.loop ? 1 : 0,
    });
    const seen = new Set<string>();
    for (const track of animation.tracks) {
      const where = `${animation.name}: ${track.part}.${track.property}`;
      if (seen.has(where)) throw new Error(`${where} has two tracks.`);
      seen.add(where);
      if (track.keys.length === 0) throw new Error(`${where} has no keyframe.`);
      out.object('KeyedObject', { objectId: must(ids.get(track.part), `${where}: no such part.`) });
      out.object('KeyedProperty', { propertyKey: properties[track.property][0] });
      let last = -1;
      for (const [frame, value, way] of track.keys) {
        if (frame <= last || frame > animation.duration)
          throw new Error(`${where}: frame ${frame} is out of order.`);
        last = frame;
        if (way === 'hold') out.object('KeyFrameDouble', { frame, interpolation: 0, value });
        else if (way === 'linear') out.object('KeyFrameDouble', { frame, interpolation: 1, value });
        else out.object('KeyFrameDouble', { frame, interpolation: 2, interpolatorId: ease, value });
      }
    }
  }

  const { machine } = scene;
  const animationIds = new Map(scene.animations.map((animation, i) => [animation.name, i]));
  if (animationIds.size !== scene.animations.length) throw new Error('Two animations have the same name.');
  /** Any, Entry and Exit come first in the layer; all three are needed. */
  const stateIds = new Map(machine.states.map((state, i) => [state.name, i + 3]));
  if (stateIds.size !== machine.states.length) throw new Error('Two states have the same name.');
  const stateId = (name: string): number => must(stateIds.get(name), `There is no state "${name}".`);
  out.object('StateMachine', { animationName: machine.name });
  /** Before the layer: a condition whose input is not known yet would be dropped. */
  out.object('StateMachineTrigger', { machineName: machine.trigger });
  out.object('StateMachineLayer', { machineName: 'Layer 1' });
  out.object('AnyState', {});
  out.object('EntryState', {});
  out.object('StateTransition', { stateToId: stateId(machine.first) });
  out.object('ExitState', {});
  for (const state of machine.states) {
    out.object('AnimationState', {
      animationId: must(animationIds.get(state.animation), `There is no animation "${state.animation}".`),
    });
    for (const transition of state.transitions) {
      const mixTime: Values = transition.mix === undefined ? {} : { mixTime: transition.mix };
      if (transition.on === undefined) {
        out.object('StateTransition', {
          stateToId: stateId(transition.to),
          transitionFlags: EXIT_AT_END,
          exitTime: 100,
          ...mixTime,
        });
      } else {
        if (transition.on !== machine.trigger) throw new Error(`There is no trigger "${transition.on}".`);
        out.object('StateTransition', {
          stateToId: stateId(transition.to),
          transitionFlags: EARLY_EXIT,
          ...mixTime,
        });
        out.object('TransitionTriggerCondition', { inputId: 0 });
      }
    }
  }
  /** What one animation moves and the next does not would stay where it was left. */
  const first = must(scene.animations[0], 'There is no animation.');
  const resting = new Set(first.tracks.map((track) => `${track.part}.${track.property}`));
  for (const animation of scene.animations) {
    for (const track of animation.tracks) {
      const name = `${track.part}.${track.property}`;
      if (!resting.has(name)) throw new Error(`${first.name} does not bring ${name} back.`);
    }
  }
  return out.finish();
}

/** The scene at rest as an SVG, so that the still picture cannot differ from the first frame. */
export function still(scene: Scene, title: string): string {
  const round = (value: number): string => (Math.round(value * 100) / 100).toString();
  const parts = new Map(scene.parts.map((part) => [part.name, part]));
  const lineage = (part: Part): Part[] => {
    const parent = part.parent === undefined ? undefined : parts.get(part.parent);
    return parent === undefined ? [part] : [...lineage(parent), part];
  };
  const shape = (path: Geometry): string => {
    if (path.kind === 'path') {
      const count = path.knots.length;
      const segments = path.knots.slice(0, path.closed ? count : count - 1).map((a, i) => {
        const b = must(path.knots[(i + 1) % count], 'A path ended early.');
        return `C${[a.x + a.outX, a.y + a.outY, b.x + b.inX, b.y + b.inY, b.x, b.y].map(round).join(' ')}`;
      });
      const start = must(path.knots[0], 'A path is empty.');
      return `<path d="M${round(start.x)} ${round(start.y)}${segments.join('')}${path.closed ? 'Z' : ''}"/>`;
    }
    const turn =
      path.rotation === undefined
        ? ''
        : ` transform="rotate(${round((path.rotation * 180) / Math.PI)} ${round(path.x)} ${round(path.y)})"`;
    return path.kind === 'ellipse'
      ? `<ellipse cx="${round(path.x)}" cy="${round(path.y)}" rx="${round(path.width / 2)}" ry="${round(path.height / 2)}"${turn}/>`
      : `<rect x="${round(path.x - path.width / 2)}" y="${round(path.y - path.height / 2)}" width="${round(path.width)}" height="${round(path.height)}" rx="${round(path.radius)}"${turn}/>`;
  };
  const drawn = [...scene.parts].reverse().flatMap((part) => {
    if (part.kind === 'node') return [];
    const family = lineage(part);
    if (family.some((one) => one.opacity === 0)) return [];
    const transform = family
      .map(
        (one) =>
          `translate(${round(one.x ?? 0)} ${round(one.y ?? 0)})${one.rotation === undefined ? '' : ` rotate(${round((one.rotation * 180) / Math.PI)})`}`,
      )
      .filter((text) => text !== 'translate(0 0)')
      .join(' ');
    const stroke =
      part.stroke === undefined
        ? ''
        : ` stroke="${part.stroke.colour}" stroke-width="${round(part.stroke.thickness)}" stroke-linecap="round" stroke-linejoin="round"`;
    return [
      `<g fill="${part.fill ?? 'none'}"${stroke}${transform === '' ? '' : ` transform="${transform}"`}${part.opacity === undefined ? '' : ` opacity="${round(part.opacity)}"`}>${part.paths.map(shape).join('')}</g>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" role="img"><title>${title}</title>${drawn.join('')}</svg>\n`;
}
