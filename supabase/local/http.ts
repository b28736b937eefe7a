import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server in this process. */
export interface Served {
  close(): Promise<void>;
}

/** Serves a handler of requests on this machine only. What it has begun is done when it is closed. */
export async function serveHttp(
  port: number,
  handle: (request: Request) => Promise<Response>,
): Promise<Served> {
  const answering = new Set<Promise<void>>();
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { method = 'GET', url = '/' } = incoming;
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
      const body = Buffer.concat(chunks);
      const request = new Request(new URL(url, `http://localhost:${port}`), {
        method,
        headers,
        ...(body.length > 0 && { body }),
      });
      const response = await handle(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    }
  }
  const server = createServer(async (incoming, outgoing) => {
    const work = answer(incoming, outgoing);
    answering.add(work);
    await work;
    answering.delete(work);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
      await Promise.all(answering);
    },
  };
}
