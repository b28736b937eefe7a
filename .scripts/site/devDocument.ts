import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { bootScript } from './bootScript.ts';
import { fillDocument } from './document.ts';

type Prerenderer = typeof import('../../src/app/prerender.tsx');

async function prerenderer(server: ViteDevServer): Promise<Pick<Prerenderer, 'hasPage' | 'prerenderAt'>> {
  const module = await server.ssrLoadModule('/src/app/prerender.tsx');
  const hasPage: Prerenderer['hasPage'] = module['hasPage'];
  const prerenderAt: Prerenderer['prerenderAt'] = module['prerenderAt'];
  return { hasPage, prerenderAt };
}

/** Fills index.html on the development server as the build does, so that both hydrate the same document. */
export function devDocument(): Plugin {
  let boot: Promise<string> | undefined;
  return {
    name: 'dev-document',
    apply: 'serve',
    /* Vite itself answers every address with 200. */
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { originalUrl = '/' } = request;
        const { pathname } = new URL(originalUrl, 'http://localhost');
        try {
          if (request.url !== '/index.html' || (await (await prerenderer(server)).hasPage(pathname))) {
            next();
            return;
          }
          const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
          const html = await server.transformIndexHtml('/index.html', template, originalUrl);
          response.writeHead(404, { 'Content-Type': 'text/html' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server, originalUrl = '/' }) {
        if (server === undefined || !template.includes('<!--app-->')) return template;
        boot ??= bootScript();
        const { prerenderAt } = await prerenderer(server);
        const { origin, pathname } = new URL(originalUrl, 'http://localhost:5173');
        const { route, head, body } = await prerenderAt(pathname, origin);
        return fillDocument(template, {
          head,
          body,
          boot: await boot,
          app: '/src/app/main.tsx',
          styles: '<link rel="stylesheet" href="/src/theme/theme.css">',
          isEager: route.isEager === true,
        });
      },
    },
  };
}
