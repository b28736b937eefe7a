import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeaders } from './headers.ts';

/**
 * Serves a build as a static host would: the files as they lie, brotli first, with the headers of `_headers`, and the
 * 404 page with status 404. Listens on loopback only.
 *
 * @throws the listen error, such as EADDRINUSE.
 */
export async function serveSite(dir: string, port: number): Promise<Server> {
  const rules = readHeaders(await readFile(join(dir, '_headers'), 'utf8'));
  const notFound = await readFile(join(dir, '404.html'));
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      response.writeHead(404, { ...headersFor(rules, path), 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return server;
}
