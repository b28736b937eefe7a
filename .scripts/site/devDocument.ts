import type { Plugin } from 'vite';
import { bootScript } from './bootScript.ts';
import { fillDocument } from './document.ts';

type PrerenderAt = typeof import('../../src/app/prerender.tsx').prerenderAt;

/** Fills index.html on the development server as the build does, so that both hydrate the same document. */
export function devDocument(): Plugin {
  let boot: Promise<string> | undefined;
  return {
    name: 'dev-document',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server, originalUrl = '/' }) {
        if (server === undefined || !template.includes('<!--app-->')) return template;
        boot ??= bootScript();
        const app = await server.ssrLoadModule('/src/app/prerender.tsx');
        const prerenderAt: PrerenderAt = app['prerenderAt'];
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
