// @vitest-environment node
/** The tip jar's animation, played frame by frame in the real runtime. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { RuntimeLoader } from '@rive-app/canvas';
import { beforeAll, describe, expect, test } from 'vitest';

const anims = join(import.meta.dirname, '../../../public/anims');
const file = new Uint8Array(readFileSync(join(anims, 'piggy_bank.riv')));
const FRAME = 1 / 60;

type Runtime = Awaited<ReturnType<typeof RuntimeLoader.awaitInstance>>;
let runtime: Runtime;

beforeAll(async () => {
  const wasm = readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('@rive-app/canvas')), 'rive.wasm'),
  );
  const exact = new ArrayBuffer(wasm.byteLength);
  new Uint8Array(exact).set(wasm);
  RuntimeLoader.setWasmBinary(exact);
  const { document: before } = globalThis;
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: { createElement: () => ({ getContext: () => null }), currentScript: null },
  });
  runtime = await RuntimeLoader.awaitInstance();
  if (before === undefined) Reflect.deleteProperty(globalThis, 'document');
  else Object.defineProperty(globalThis, 'document', { configurable: true, value: before });
}, 30_000);

async function play() {
  const loaded = await runtime.load(file);
  if (loaded === null || loaded === undefined) throw new Error('The runtime refuses the file.');
  const artboard = loaded.defaultArtboard();
  const machine = new runtime.StateMachineInstance(artboard.stateMachineByIndex(0), artboard);
  const entered: { readonly frame: number; readonly state: string }[] = [];
  let frame = 0;
  const step = (frames: number, watch?: () => void): void => {
    for (let i = 0; i < frames; i++) {
      machine.advanceAndApply(FRAME);
      frame += 1;
      for (let k = 0; k < machine.stateChangedCount(); k++)
        entered.push({ frame, state: machine.stateChangedNameByIndex(k) });
      watch?.();
    }
  };
  const fire = (): void => machine.input(0).asTrigger().fire();
  return {
    artboard,
    machine,
    entered,
    step,
    fire,
    node: (name: string) => artboard.node(name),
    frame: () => frame,
  };
}

describe('piggy_bank.riv', () => {
  test('is small', () => {
    expect(file.length).toBeLessThan(10_000);
  });

  test('has the artboard and inputs that the site uses', { tags: ['S2.header.piggy-file'] }, async () => {
    const { artboard, machine } = await play();
    expect(artboard.name).toBe('Piggy Bank');
    expect(artboard.stateMachineCount()).toBe(1);
    expect(artboard.stateMachineByIndex(0).name).toBe('State Machine 1');
    expect(machine.inputCount()).toBe(1);
    expect(machine.input(0).name).toBe('Pressed');
    expect(machine.input(0).type).toBe(runtime.SMIInput.trigger);
  });

  test('loops the idle animation', async () => {
    const { step, node, entered } = await play();
    const breath: number[] = [];
    const lids: number[] = [];
    step(60 * 9, () => {
      breath.push(node('breath').scaleY);
      lids.push(node('eyes').scaleY);
    });
    expect(entered.map((one) => one.state)).toEqual(['Idle']);
    expect(Math.max(...breath)).toBeGreaterThan(1.02);
    const blinks = lids.filter((lid, i) => lid < 0.5 && (lids[i - 1] ?? 1) >= 0.5).length;
    expect(blinks).toBe(3);
    const [early, late] = [breath.slice(0, 180), breath.slice(360, 540)];
    early.forEach((value, i) => {
      expect(late[i]).toBeCloseTo(value, 2);
    });
  });

  test('plays the drop, squash and smile, and is idle again within 1.5 s', async () => {
    const { step, fire, node, entered, frame } = await play();
    step(30);
    const pressed = frame();
    const coin: number[] = [];
    const squash: number[] = [];
    fire();
    step(90, () => {
      coin.push(node('coin').y);
      squash.push(node('squash').scaleY);
    });
    const fall = coin.slice(0, 27);
    expect(fall[0]).toBeLessThan(0);
    expect(Math.max(...fall)).toBeGreaterThan(90);
    fall.forEach((y, i) => {
      expect(y).toBeGreaterThanOrEqual((fall[i - 1] ?? -1000) - 0.01);
    });
    expect(Math.min(...squash)).toBeLessThan(0.85);
    expect(Math.max(...squash)).toBeGreaterThan(1.05);
    expect(entered.map((one) => one.state)).toEqual(['Idle', 'Press', 'Idle']);
    expect((entered[1]?.frame ?? 999) - pressed).toBeLessThanOrEqual(2);
    expect(((entered[2]?.frame ?? 999) - pressed) * FRAME).toBeLessThan(1.5);
    step(30);
    expect(node('squash').scaleY).toBeCloseTo(1, 3);
    expect(node('squash').scaleX).toBeCloseTo(1, 3);
    expect(node('coin').y).toBeCloseTo(-20, 1);
  });

  test('restarts the drop on every quick click', async () => {
    const { step, fire, node, entered } = await play();
    step(10);
    fire();
    step(16);
    expect(node('coin').y).toBeGreaterThan(20);
    fire();
    step(3);
    expect(node('coin').y).toBeLessThan(0);
    step(13);
    fire();
    step(3);
    expect(node('coin').y).toBeLessThan(0);
    expect(entered.filter((one) => one.state === 'Press')).toHaveLength(3);
    step(100);
    expect(entered.at(-1)?.state).toBe('Idle');
  });

  test('does not lose a click while it settles', async () => {
    const { step, fire, entered } = await play();
    step(10);
    fire();
    step(70);
    fire();
    step(100);
    expect(entered.map((one) => one.state)).toEqual(['Idle', 'Press', 'Idle', 'Press', 'Idle']);
  });
});

test('the still picture shows the first frame, without the coin and inline styles', () => {
  const svg = readFileSync(join(anims, 'piggy-bank.svg'), 'utf8');
  expect(svg).toContain('<title>Piggy bank</title>');
  expect(svg).not.toContain('#ffc53d');
  expect(svg).not.toContain('style=');
});
