import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The JavaScript file behind a package's command, to be run with Node: Windows cannot spawn the batch files that
 * node_modules/.bin holds there.
 *
 * @param {string} packageName one of the project's own dependencies
 * @param {string} [command] where it is not named like the package
 */
export function toolPath(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}
