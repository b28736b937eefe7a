/**
 * The one door of every npm script: `node .scripts/run.mjs <command> [arguments]`.
 *
 * Plain JavaScript that the machine's own Node runs, since nothing is installed yet in a fresh clone. It checks Node's
 * version, installs what package-lock.json asks for when node_modules is missing or out of date, and hands over to
 * `.scripts/<command>.ts` under the Node that the project pins. A failure is one sentence and exit code 1.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = 20;

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  // Not `npm ci`: that refuses a lock file whose registry did not have the optional packages of every platform.
  console.log('Installing packages…');
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const reason =
      npm.error?.message ??
      npm.stderr.split('\n').find((line) => line.startsWith('npm error')) ??
      'npm install failed';
    stop(
      `The packages could not be installed (${reason.replace(/^npm error\s*/, '')}); run "npm install" to see all of it.`,
    );
  }
  writeFileSync(stamp, lock);
}

/** The styles' code is written from src/theme, which a pull may have changed without changing any package. */
function writeStyles() {
  const panda = spawnSync(join(bin, 'node'), [join(bin, 'panda'), 'codegen', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (panda.status !== 0) stop('The styles could not be generated; the reason stands above.');
}

const [command, ...args] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE)
  stop(`Node ${OLDEST_NODE} or newer is needed; this is Node ${process.versions.node}.`);
const bin = join(root, 'node_modules', '.bin');
installIfNeeded();
writeStyles();

const separator = process.platform === 'win32' ? ';' : ':';
const child = spawn(join(bin, 'node'), [join(root, '.scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${separator}${process.env['PATH'] ?? ''}` },
});
child.on('error', (error) => stop(`The project's own Node could not be started (${error.message}).`));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
