import { createInterface } from 'node:readline/promises';

/** Where a command reads and writes. */
export interface Terminal {
  /** Takes what was asked for: a file or a pipe gets this alone. */
  out(text: string): void;
  /** Prints a message about it. */
  err(text: string): void;
  /** Characters in a line; undefined where nobody reads along. */
  readonly columns: number | undefined;
  /** Whether the terminal is interactive. */
  readonly isInteractive: boolean;
  ask(question: string): Promise<string>;
}

/** The terminal that the process was started in. */
export function processTerminal(): Terminal {
  // The reader of a pipe, such as `head`, may have seen enough.
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
