import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

export interface Host {
  /** Where the built Storybook is, with a slash at the end. */
  url: string;
  /** What a browser that uses this host as its proxy has asked of anyone else, or asked in vain, since the last call. */
  takeStrays(): string[];
  close(): Promise<void>;
}

/** Chromium itself asks there how to fill a form in; no page can help that. */
const AUTOFILL = 'content-autofill.googleapis.com:443';

/** Browsers also request the tab's icon again for every address that a journey gives to the canvas. */
const isTabPicture = (path: string) => path.endsWith('/favicon.svg');

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new Error('There is no port to listen on.'));
      else resolve(address.port);
    });
  });
}

/**
 * Serves a built Storybook under a path, as GitHub Pages does, and nothing beside it. It is the browser's proxy too: so it
 * sees what would have left the origin, a service worker's own requests included, and lets none of it out.
 */
export async function hostUnder(path: `/${string}/`, dir: string): Promise<Host> {
  const strays: string[] = [];
  const files = sirv(dir, { etag: true });
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', origin);
    const refuse = () => {
      const isOurs = asked.origin === origin;
      if (!(isOurs && isTabPicture(asked.pathname)))
        strays.push(`${request.method} ${isOurs ? asked.pathname : asked.href}`);
      response.writeHead(404).end();
    };
    if (asked.origin !== origin || !asked.pathname.startsWith(path)) return refuse();
    request.url = `/${asked.pathname.slice(path.length)}`;
    files(request, response, refuse);
  });
  server.on('connect', (request, socket) => {
    if (request.url !== AUTOFILL) strays.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const origin = `http://localhost:${await listen(server)}`;
  return {
    url: origin + path,
    takeStrays: () => strays.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
