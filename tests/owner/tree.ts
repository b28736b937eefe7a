import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isInstalled } from '../../.scripts/setup/install.mjs';
import { root } from '../../.scripts/setup/tools.mjs';
import { buildEnvironment } from '../journeys/buildSite.ts';
import type { WorkerSettings } from '../journeys/workerSettings.ts';

/** The content of another artist, laid out as in the project. */
export const ownersContent = join(root, 'tests/owner/content');

const modules = ['node_modules', '.scripts/setup/node/node_modules'];
const leftOut = [
  '.git',
  '.local',
  '.reports',
  'dist',
  'storybook-static',
  'styled-system',
  'tests',
  ...modules,
];
/** What an owner deletes before she fills the folder: all that is not a module. */
const replaced = /^src\/content\/[\w-]+(?:\/|$)/;

/** Creates a separate project with this artist's content, and nothing left of the content that she replaces. */
export function makeTree(tree: string): void {
  // An installation in the tree would empty the project's own packages, which it links.
  if (!isInstalled(root)) throw new Error('package-lock.json has changed: run npm ci first.');
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const isTaken = (path: string) => !leftOut.includes(path) && !replaced.test(path);
  for (const entry of readdirSync(root).filter(isTaken))
    cpSync(join(root, entry), join(tree, entry), {
      recursive: true,
      filter: (source) => isTaken(relative(root, source).replaceAll('\\', '/')),
    });
  for (const one of modules.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(join(tree, dirname(one)), { recursive: true });
    symlinkSync(join(root, one), join(tree, one), 'junction');
  }
  cpSync(ownersContent, tree, { recursive: true });
}

/** Builds her site with the owner's command. @returns its output. */
export function buildTree(tree: string, settings: WorkerSettings): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['.scripts/run.mjs', 'build', '--out-dir', settings.builtSite],
    { cwd: tree, encoding: 'utf8', env: buildEnvironment(settings) },
  );
  if (status !== 0) throw new Error(`Her site could not be built:\n${stdout}${stderr}`);
  return stdout + stderr;
}
