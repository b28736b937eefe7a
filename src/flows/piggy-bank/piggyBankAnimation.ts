import wasm from '@rive-app/canvas/rive.wasm?url';
import { RuntimeLoader } from '@rive-app/react-canvas';

const ANIMATION = '/anims/piggy_bank.riv';

/* By default Rive loads its WebAssembly from two CDNs; the site serves its own. */
RuntimeLoader.setWasmUrl(wasm);
RuntimeLoader.setWasmFallbackUrl(null);

async function read(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** Rive logs its failures to the console. To keep a decoration silent, its files are fetched first and passed in. */
async function load(): Promise<ArrayBuffer> {
  if (document.createElement('canvas').getContext('2d') === null) throw new Error('There is no canvas.');
  const [runtime, animation] = await Promise.all([read(wasm), read(ANIMATION)]);
  await WebAssembly.compile(runtime);
  RuntimeLoader.setWasmBinary(runtime);
  return animation;
}

let animation: Promise<ArrayBuffer> | undefined;

/** Loads Rive and the animation, once. @throws where either fails to load. */
export function loadAnimation(): Promise<ArrayBuffer> {
  animation ??= load();
  return animation;
}
