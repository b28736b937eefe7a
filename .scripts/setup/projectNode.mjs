import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { root } from './tools.mjs';

const pinnedFolder = join(root, '.scripts', 'setup', 'node');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The packages that do not support a version of Node.
 *
 * @param {string} version
 * @param {Record<string, { engines?: { node?: string } }>} packages as a lock file lists them
 */
export async function packagesAgainst(version, packages) {
  // Not installed yet when this module is loaded in a fresh clone.
  const { default: satisfies } = await import('semver/functions/satisfies.js');
  return Object.entries(packages)
    .filter(
      ([, { engines }]) => engines?.node && !satisfies(version, engines.node, { includePrerelease: true }),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/**
 * The Node to run the project with: this one, if every installed package supports it, and otherwise the pinned one,
 * which is installed at its first use.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} one sentence
 */
export async function projectNode() {
  // npm's own list of what it installed, without the packages of other platforms.
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  const against = await packagesAgainst(process.versions.node, installed.packages);
  if (against.length === 0) return process.execPath;

  /** @type {{ optionalDependencies: Record<string, string> }} */
  const { optionalDependencies } = readJson(join(pinnedFolder, 'package.json'));
  installIfNeeded(
    pinnedFolder,
    `Installing Node ${Object.values(optionalDependencies)[0]} for this project: ${against[0]} does not support Node ${process.versions.node}…`,
  );
  const folder = Object.keys(optionalDependencies)
    .map((name) => join(pinnedFolder, 'node_modules', name))
    .find((path) => existsSync(path));
  if (folder === undefined)
    throw new Error(
      `${against[0]} does not support Node ${process.versions.node}; install the newest Node with long-term support and try again.`,
    );
  const node = join(folder, readJson(join(folder, 'package.json')).bin.node);
  linkForNpx(node);
  return node;
}

/**
 * Lets `npx vitest` and the like run on the pinned Node too. Windows, where links need rights, has the npm scripts only.
 *
 * @param {string} node
 */
function linkForNpx(node) {
  if (process.platform === 'win32') return;
  const folder = join(root, 'node_modules', '.bin');
  rmSync(join(folder, 'node'), { force: true });
  symlinkSync(relative(folder, node), join(folder, 'node'));
}
