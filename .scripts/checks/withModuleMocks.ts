import { globSync, readFileSync } from 'node:fs';
import { root } from '../setup/tools.mjs';

const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/** The test files that replace modules: each needs a worker to itself, since the files of a worker share what they load. */
export function withModuleMocks(include: readonly string[]): string[] {
  return globSync(include, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => replacesModules.test(readFileSync(`${root}/${file}`, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
}
