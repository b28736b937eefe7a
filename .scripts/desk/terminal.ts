import { createInterface } from 'node:readline/promises';

/** Where a command reads and writes. */
export interface Terminal {
  /** Prints a result; only this reaches a file or a pipe. */
  out(text: string): void;
  /** Prints a message about it. */
  err(text: string): void;
  /** Columns of the terminal; undefined for a file or a pipe. */
  readonly columns: number | undefined;
  /** Whether the terminal is interactive. */
  readonly isInteractive: boolean;
  ask(question: string): Promise<string>;
}

/** The terminal that the process was started in. */
export function processTerminal(): Terminal {
  // A pipe's reader, such as `head`, may close it early.
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    isInteractive: process.stdin.isTTY && process.stderr.isTTY,
    async ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return await lines.question(question);
      } finally {
        lines.close();
      }
    },
  };
}
