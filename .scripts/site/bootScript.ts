import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Compiles the page's inline script (src/app/boot.ts) to one line of plain JavaScript. */
export async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../src/app/boot.ts', import.meta.url)),
        formats: ['iife'],
        name: 'boot',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunk = outputs[0]?.output[0];
  if (chunk === undefined) throw new Error('The inline script compiled to nothing.');
  return chunk.code.trim();
}
