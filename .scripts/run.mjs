/**
 * Entry point of every npm script: `node .scripts/run.mjs <command> [arguments]`.
 *
 * Plain JavaScript, since the machine's own Node runs it before anything is installed: it checks Node's version,
 * installs the locked packages where they are missing or out of date, and runs `.scripts/<command>.ts`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installIfNeeded } from './setup/install.mjs';
import { nodeProblem } from './setup/problems.mjs';
import { projectNode } from './setup/projectNode.mjs';
import { generateStyles } from './setup/styles.mjs';
import { root } from './setup/tools.mjs';

/** @param {unknown} reason @returns {never} */
function stop(reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}

async function prepare() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem) stop(problem);
  installIfNeeded(root, 'Installing packages…');
  const node = await projectNode();
  generateStyles(node);
  return node;
}

/**
 * npm and the shell that it runs a script in. The shell outlives an npm that is killed, and only `ps` shows its parent,
 * where there is one.
 */
function starters() {
  if (!process.env['npm_lifecycle_event']) return [];
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${process.ppid}`], { encoding: 'utf8' });
  const shell = /^\s*(\d+).*run\.mjs/.exec(stdout ?? '');
  return shell ? [process.ppid, Number(shell[1])] : [process.ppid];
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} node @param {string} command @param {readonly string[]} args */
function run(node, command, args) {
  const child = spawn(node, [join(root, '.scripts', `${command}.ts`), ...args], {
    cwd: root,
    // By the channel's end the command notices ours.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  child.on('error', (error) => stop(`Node could not be started (${error.message}).`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // A signal that reaches only npm goes no further.
  const pids = starters();
  setInterval(() => pids.every(isRunning) || child.kill('SIGTERM'), 1_000);
}

const [command = '', ...args] = process.argv.slice(2);
prepare().then((node) => run(node, command, args), stop);
