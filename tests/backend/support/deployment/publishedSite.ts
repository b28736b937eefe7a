import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { createServer } from 'node:tls';
import { foreignSources } from '#app/foreignSources.ts';
import { headHtml } from '#app/head.ts';
import { fillDocument, sourceHash } from '../../../../.scripts/site/document.ts';
import { siteHeaders, writeHeaders } from '../../../../.scripts/site/headers.ts';
import { serveSite } from '../../../../.scripts/site/serveSite.ts';
import { freePort } from '../../../../supabase/local/ports.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const tls = join(import.meta.dirname, '..', 'tls');
export const certificateFile = join(tls, 'server.crt');

const boot = 'document.documentElement.dataset.theme = "dark";';
const css = 'body { margin: 0 }';
const listed = ['/home', '/contact'];
const pages = [...listed, '/newsletter/confirm'];

interface SiteOptions {
  readonly folder: string;
  /** Where it is published. */
  readonly origin: string;
  readonly backend: string;
  readonly publishableKey: string;
}

function pageAt(path: string, origin: string, template: string): string {
  const head = headHtml(
    { title: path, description: path, canonical: origin + path, isListed: true, redirectsTo: undefined },
    { preview: { address: `${origin}/pictures/site/card.0a1b2c3d-preview.jpg`, alt: '' } },
  );
  const body = '<img src="/pictures/home/hero.0a1b2c3d-640.avif" alt="">';
  return fillDocument(template, {
    head: `<link rel="preload" as="font" href="/fonts/font.woff2">${head}`,
    body,
    boot,
    app: '/assets/main-abc123.js',
    styles: `<style>${css}</style>`,
    isEager: false,
  });
}

/** As few files as a build can have, made by the build's own parts: a whole build takes minutes. */
function writeSite({ folder, origin, backend, publishableKey }: SiteOptions): void {
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const inline = { scripts: [sourceHash(boot)], styles: [sourceHash(css)] };
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<urlset>${listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
    'assets/main-abc123.js': 'import("./client-abc123.js")',
    'assets/client-abc123.js': `createClient(${JSON.stringify(backend)}, ${JSON.stringify(publishableKey)})`,
    'pictures/site/card.0a1b2c3d-preview.jpg': 'a picture',
    'pictures/home/hero.0a1b2c3d-640.avif': 'a picture',
    'fonts/font.woff2': 'a font',
    _headers: writeHeaders(
      siteHeaders(new Map(pages.map((path) => [path, inline])), { backend, foreign: foreignSources }),
    ),
  };
  for (const path of [...pages, '/index', '/404'])
    files[`${path.slice(1)}.html`] = pageAt(path, origin, template);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Publishes a small site over HTTPS on this machine. */
export async function publishSite(port: number, options: SiteOptions): Promise<{ close(): Promise<void> }> {
  writeSite(options);
  const plainPort = await freePort();
  const plain = await serveSite(options.folder, plainPort);
  const certificate = { cert: readFileSync(certificateFile), key: readFileSync(join(tls, 'server.key')) };
  const encrypted = createServer(certificate, (socket) => {
    const inner = connect(plainPort, 'localhost');
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on('error', () => end.destroy());
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  encrypted.once('error', reject);
  encrypted.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    async close() {
      encrypted.close();
      plain.closeAllConnections();
      plain.close();
    },
  };
}
