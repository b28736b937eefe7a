import wasm from '@rive-app/canvas/rive.wasm?url';
import { RuntimeLoader } from '@rive-app/react-canvas';

const ANIMATION = '/anims/piggy_bank.riv';

/* Left to itself Rive asks two CDNs for what the site has. */
RuntimeLoader.setWasmUrl(wasm);
RuntimeLoader.setWasmFallbackUrl(null);

async function read(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.arrayBuffer();
}

/**
 * Rive reports on the console what it cannot do. For a decoration that is too much, so all that may be wanting is asked
 * for beforehand, and Rive is given what it would fetch.
 */
async function load(): Promise<ArrayBuffer> {
  if (document.createElement('canvas').getContext('2d') === null) throw new Error('There is no canvas.');
  const [runtime, animation] = await Promise.all([read(wasm), read(ANIMATION)]);
  await WebAssembly.compile(runtime);
  RuntimeLoader.setWasmBinary(runtime);
  return animation;
}

let animation: Promise<ArrayBuffer> | undefined;

/** Makes Rive ready and fetches the animation, once. @throws where either cannot be had. */
export function loadAnimation(): Promise<ArrayBuffer> {
  animation ??= load();
  return animation;
}
