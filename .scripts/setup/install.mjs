import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installProblem } from './problems.mjs';

/** Development dependencies are needed even where NODE_ENV or a user's npm settings leave them out. */
const COMMAND = 'npm ci --include=dev --include=optional --no-audit --no-fund';

/** @param {string} folder */
const stampIn = (folder) => join(folder, 'node_modules', '.installed-lock');

/** @param {string} folder */
function fingerprint(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * Notes for {@link installIfNeeded} that a folder's packages are installed.
 *
 * @param {string} folder
 */
export function markInstalled(folder) {
  writeFileSync(stampIn(folder), fingerprint(folder));
}

/**
 * Whether what a folder's package-lock.json lists is installed, on this kind of machine.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const stamp = stampIn(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder);
}

/**
 * Installs what a folder's package-lock.json lists, unless that has been done on this kind of machine.
 *
 * @param {string} folder
 * @param {string} announcement printed before an installation
 * @throws {Error} one sentence
 */
export function installIfNeeded(folder, announcement) {
  if (isInstalled(folder)) return;

  console.log(announcement);
  try {
    execSync(`${COMMAND} --loglevel=error`, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(installProblem(stderr, COMMAND));
  }
  markInstalled(folder);
}
