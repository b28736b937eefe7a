import { spawnSync } from 'node:child_process';
import { root, toolPath } from './tools.mjs';

/**
 * Generates styled-system/ from src/theme.
 *
 * @param {string} node
 * @throws {Error} one sentence
 */
export function generateStyles(node) {
  const { status } = spawnSync(node, [toolPath('@pandacss/dev', 'panda'), 'codegen', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The styles could not be generated; the reason stands above.');
}
