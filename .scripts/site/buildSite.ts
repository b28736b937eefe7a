import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import type { PrerenderedPage } from '#app/prerender.tsx';
import { pageOf, patternOf } from '#app/route.ts';
import { siteLibrary } from '../pictures/plugin.ts';
import { bootScript } from './bootScript.ts';
import { chunkGroups } from './chunks.ts';
import { compressAll } from './compress.ts';
import { fillDocument, sourceHash } from './document.ts';
import { type InlineSources, policyOf, siteHeaders, withTurnstile, writeHeaders } from './headers.ts';
import { stylesOf, withoutFonts } from './pageStyles.ts';
import { componentOf } from './pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Has the build's imports fetched by src/app/preload.ts in place of Vite's own helper, for which there is no option: the
 * event `vite:preloadError` only tells of a failure, and a browser fails the same import again.
 */
const ownPreload: Plugin = {
  name: 'own-preload',
  enforce: 'pre',
  load(id) {
    return id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from ${JSON.stringify(join(root, 'src/app/preload.ts'))};`
      : undefined;
  },
};

export interface SiteOptions {
  outDir: string;
  /** Where the site is published, without a slash at the end. */
  origin: string;
  /** Where the functions answer. */
  backend: string;
  publishableKey?: string;
  /** Where forms are checked for being sent by a human. */
  turnstileSiteKey?: string;
  /** A file in place of src/content/services.ts, for tests. */
  services?: string;
}

/** Builds the client, prerenders every route and writes what a static host needs beside them. */
export async function buildSite({
  outDir,
  origin,
  backend,
  publishableKey,
  turnstileSiteKey = '',
  services,
}: SiteOptions): Promise<void> {
  const define = {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend),
    'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(turnstileSiteKey),
    ...(publishableKey && {
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
    }),
  };
  const resolve = { alias: services ? [{ find: '#content/services.ts', replacement: services }] : [] };
  await build({
    root,
    define,
    resolve,
    logLevel: 'warn',
    plugins: [ownPreload],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: {
        polyfill: false,
        /* The app's own static imports are already loaded. */
        resolveDependencies: (_, files) =>
          files.filter((file) => !/\/(main|vendor|app|rolldown-runtime)-/.test(file)),
      },
      /* One sheet: each page carries the part that it uses, and the app brings the whole of it. */
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'src/app/main.tsx'),
        output: {
          codeSplitting: { groups: chunkGroups(root) },
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8'));
  await rm(join(outDir, 'manifest.json'));
  const entry = manifest['src/app/main.tsx'];
  const sheet = manifest['style.css'];
  if (entry === undefined || sheet === undefined)
    throw new Error("The client's entry or its styles are missing from the build.");
  const { fonts, rest: css } = withoutFonts((await readFile(join(outDir, sheet.file), 'utf8')).trim());
  await writeFile(join(outDir, sheet.file), css);

  const serverDir = `${outDir}.prerender`;
  await build({
    root,
    define,
    resolve,
    logLevel: 'warn',
    build: {
      outDir: serverDir,
      emptyOutDir: true,
      ssr: join(root, 'src/app/prerender.tsx'),
      copyPublicDir: false,
    },
  });
  const server: typeof import('../../src/app/prerender.tsx') = await import(
    `${pathToFileURL(join(serverDir, 'prerender.js')).href}?${Date.now()}`
  );

  const boot = await bootScript();
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const pages = await server.prerenderAll(origin);
  await rm(serverDir, { recursive: true });
  await siteLibrary.write([...new Set(pages.map(({ preview }) => preview))], outDir);
  const styles = stylesByPattern(css, pages, boot);
  const imports = modulesOf('src/app/main.tsx', manifest).slice(0, -1);
  const allowed = { backend, foreign: withTurnstile(server.foreignSources, turnstileSiteKey) };
  const inlineByPath = new Map<string, InlineSources>();
  for (const { route, head, body } of pages) {
    const file = route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`;
    const part = styles.get(patternOf(route)) ?? '';
    const inline = { scripts: [sourceHash(boot)], styles: [fonts, part].map(sourceHash) };
    const isNotFound = route === server.notFoundRoute;
    if (!isNotFound) inlineByPath.set(patternOf(route), inline);
    const html = fillDocument(template, {
      policy: isNotFound ? policyOf(inline, allowed) : undefined,
      head,
      body,
      boot,
      app: `/${entry.file}`,
      imports,
      pageImports: modulesOf(`src/app/pages/${componentOf(pageOf(route))}Page.tsx`, manifest).filter(
        (file) => !imports.includes(file),
      ),
      styles: `<style>${fonts}</style><style data-part>${part}</style>`,
      sheet: `/${sheet.file}`,
      isEager: route.isEager === true,
    });
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), html);
  }

  const listed = pages.filter(({ route }) => route.isListed).map(({ route }) => origin + route.path);
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(listed));
  await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  await writeFile(join(outDir, '_headers'), writeHeaders(siteHeaders(inlineByPath, allowed)));
  await compressAll(outDir);
}

/** The addresses of a module and of all that it imports statically, each after its own imports. */
function modulesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => modulesOf(next, manifest, seen)), `/${chunk.file}`];
}

/** The styles of all pages that look alike, which share a rule for headers with the hash of this part. */
function stylesByPattern(css: string, pages: readonly PrerenderedPage[], boot: string): Map<string, string> {
  const bodies = Map.groupBy(pages, ({ route }) => patternOf(route));
  return new Map(
    [...bodies].map(([pattern, alike]) => [
      pattern,
      stylesOf(css, alike.map(({ body }) => body).join('\n'), boot),
    ]),
  );
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
