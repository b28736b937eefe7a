import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../doctor/settings.ts';
import { root } from '../setup/tools.mjs';

/** A program with its arguments and environment. Secrets are in the environment, never in the arguments. */
export interface Command {
  readonly program: 'npx' | 'node';
  readonly args: readonly string[];
  readonly env: Settings;
}

/** A command as typed, with the names of its environment variables only. */
export function describeCommand({ program, args, env }: Command): string {
  const names = Object.keys(env);
  const line = [program, ...args].join(' ');
  return names.length > 0 ? `${line}   (with ${names.join(', ')} in its environment)` : line;
}

/** The script behind npx: Windows cannot start the batch file without a shell. */
function npxScript(): string | undefined {
  const nextToNode = join(dirname(process.execPath), 'node_modules', 'npm', 'bin');
  const folders = [dirname(process.env['npm_execpath'] ?? nextToNode), nextToNode];
  return folders.map((folder) => join(folder, 'npx-cli.js')).find((file) => existsSync(file));
}

function toStart({ program, args }: Command): [file: string, args: readonly string[]] {
  if (program === 'node') return [process.execPath, args];
  const script = npxScript();
  return script === undefined ? ['npx', ['--yes', ...args]] : [process.execPath, [script, '--yes', ...args]];
}

/** Runs a command in the terminal. @throws a sentence where it fails. */
export async function runCommand(command: Command): Promise<void> {
  const [file, args] = toStart(command);
  const child = spawn(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...command.env },
  });
  await new Promise<void>((resolve, reject) => {
    const name = [command.program, ...command.args.slice(0, 3)].join(' ');
    child.once('error', (error) => reject(new Error(`${name} … could not be started: ${error.message}.`)));
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${name} … ended with ${signal ?? code}.`)),
    );
  });
}
