import { createServer } from 'node:net';

function listening(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/** A port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return listening(0, '127.0.0.1');
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
