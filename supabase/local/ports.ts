import { createServer } from 'node:net';
import type { Ports } from './settings.ts';

function listening(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve(port)));
  });
}

/** Below the ports that systems hand out by themselves, and above those that are agreed on. */
const OWN = { from: 23_000, to: 32_000 } as const;

/**
 * A port that is free at the moment. One that the system hands out could be that of a connection by the time that
 * a server listens there.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = OWN.from + Math.floor(Math.random() * (OWN.to - OWN.from));
    try {
      return await listening(port, '127.0.0.1');
    } catch {
      // The port is taken; try another one.
    }
  }
  throw new Error(`No free port was found between ${OWN.from} and ${OWN.to}.`);
}

/** A free port for each part of a backend. */
export async function freePorts(): Promise<Ports> {
  return {
    functions: await freePort(),
    database: await freePort(),
    mailbox: await freePort(),
    checkout: await freePort(),
  };
}

/** @throws a sentence for the person at the terminal where a port is taken, in either of localhost's two addresses. */
export async function requireFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listening(port, host);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (taken) throw new Error(`Port ${port} is taken; stop what uses it and try again.`);
    }
  }
}
