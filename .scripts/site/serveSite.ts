import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeaders, revalidated } from './headers.ts';

/**
 * Serves a build as a static host would: the files as they lie, brotli first, with the headers of `_headers`, and the
 * 404 page with status 404. Listens on loopback only.
 *
 * @throws the listen error, such as EADDRINUSE.
 */
export async function serveSite(dir: string, port: number): Promise<Server> {
  const rules = readHeaders(await readFile(join(dir, '_headers'), 'utf8'));
  const notFound = await readFile(join(dir, '404.html'));
  const sendHeaders = (response: ServerResponse, path: string) => {
    response.setHeaders(new Headers(revalidated));
    response.setHeaders(headersFor(rules, path));
  };
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: sendHeaders,
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      sendHeaders(response, path);
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return server;
}
