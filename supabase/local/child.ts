import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How to run one part of the backend as a process. */
export interface Recipe {
  /** Its name in messages: `The database …`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where it listens. */
  readonly port: number;
  /** The line of its output that means it is ready. */
  readonly ready: RegExp;
  readonly log: (line: string) => void;
}

/** A running process of ours. */
export interface Running {
  readonly port: number;
  /** Why it ended, in a few words. */
  readonly ended: Promise<string>;
  /** Asks it to end, and makes it end where it does not. */
  stop(): Promise<void>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
}

const PATIENCE_MS = 5_000;
/** The number of last lines in an error. */
const KEPT_LINES = 12;

/** The line of a process's output that names why it ended. */
function reasonIn(output: readonly string[]): string | undefined {
  return output.find((line) => /error/i.test(line)) ?? output.findLast((line) => line.trim() !== '');
}

function endOf(child: ChildProcess, output: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Only once its output is read to the end.
    child.once('close', (code, signal) => resolve(signal ?? reasonIn(output) ?? `exit code ${code}`));
  });
}

/**
 * Starts a process and waits until it can be used. It gets its own process group, so that Ctrl-C in a terminal
 * reaches only us, and ends when its input is closed, which also happens when we crash: nothing of it outlives us.
 *
 * @throws where it ends before it is ready, with its last output.
 */
export async function run({ name, command, args, env, port, ready, log }: Recipe): Promise<Running> {
  const child = spawn(command, args, { env, detached: true, stdio: 'pipe', windowsHide: true });
  const complaints: string[] = [];
  const { promise: usable, resolve: tellUsable } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      if (ready.test(line)) return tellUsable();
      if (stream === child.stderr) {
        complaints.push(line);
        if (complaints.length > KEPT_LINES) complaints.shift();
      }
      log(line);
    });
  }
  const ended = endOf(child, complaints);
  const gone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const first = await Promise.race([usable, ended]);
  if (typeof first === 'string') throw new Error(`The ${name} could not start (${first}).`);
  return {
    port,
    ended,
    async stop() {
      if (gone()) return;
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      // Not by a signal, which Windows cannot send.
      child.stdin.end();
      await ended;
      clearTimeout(timer);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
