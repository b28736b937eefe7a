import { createReadStream } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { lookFiles, writeLooks } from './files.ts';
import { content, looksFile, readIdentity } from './identity.ts';
import { type Identity, markOf, ownDrawing, posterOf } from './logo.ts';

const MODULE = /^\0?virtual:logo\/(mark|poster)$/;

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const MARK = 'src/content/logo/mark.svg';
const POSTER = 'src/content/logo/poster.svg';

/** What the published pages forbid, or what means something else inline than in a file. */
const FORBIDDEN = /<(?:style|script|foreignObject|text|image)\b|\s(?:style|on\w+)=/;

/**
 * A drawing in SVG as a React component, in place of one more file to fetch.
 *
 * @throws a sentence if it cannot be inlined in a page.
 */
export async function component(svg: string, file: string): Promise<string> {
  const forbidden = FORBIDDEN.exec(svg)?.[0].trim();
  if (forbidden !== undefined)
    throw new Error(
      `${file} has ${forbidden}, which no page may hold: save it with shapes and attributes only.`,
    );
  const [drawing] = /<svg\b[\s\S]*<\/svg>/.exec(svg) ?? [];
  if (drawing === undefined) throw new Error(`${file} is no drawing in SVG.`);
  const jsx = drawing
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replaceAll(/\s(?:xmlns(?::\w+)?|width|height|id|class|version)="[^"]*"/g, '')
        .replace('>', ' aria-hidden="true">'),
    )
    .replaceAll(/\sclass="[^"]*"/g, '')
    .replaceAll(/(?<=\s)([a-z]+)[-:]([a-z])(?=[a-z-]*=)/g, (_, first, letter) => first + letter.toUpperCase())
    .replaceAll('ariaHidden', 'aria-hidden')
    .replaceAll(/>\s+</g, '><');
  const { code } = await transformWithOxc(`export const Drawing = () => (${jsx});`, `${file}.jsx`, {
    jsx: { runtime: 'automatic' },
  });
  return code;
}

/** Gives the site the owner's logo, icons and fonts, made or read as they are asked for; a build has all of them. */
export function looks(read: () => Promise<Identity> = readIdentity): Plugin {
  return {
    name: 'looks',
    /* Fonts become assets, which are named by their content; never part of the styles, where the policy forbids them. */
    config: () => ({
      resolve: {
        alias: [{ find: /^\/fonts\/(?=.*\.woff2$)/, replacement: `${join(content, 'fonts')}${sep}` }],
      },
      build: { assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined) },
    }),
    resolveId: { filter: { id: MODULE }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const identity = await read();
        if (MODULE.exec(id)?.[1] === 'mark') return component(await markOf(identity), MARK);
        const sign = (await ownDrawing(identity, 'poster')) === undefined ? 'middle' : identity.looks.sign;
        return `${await component(await posterOf(identity), POSTER)}\nexport const sign = '${sign}';`;
      },
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return;
      await writeLooks(dir, (address) => !address.endsWith('.woff2'));
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '', 'http://localhost').pathname;
        if (!/^\/(?:favicon|fonts\/)/.test(address)) return next();
        const answer = async () => {
          const path = await (await lookFiles(await read())).get(address)?.();
          if (path === undefined) return next();
          response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
          createReadStream(path).pipe(response);
        };
        answer().catch((error: unknown) => {
          config.logger.error(`${address}: ${error}`);
          next(error);
        });
      });
    },
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client') return undefined;
      const isOurs =
        file === looksFile ||
        file.startsWith(join(content, 'logo') + sep) ||
        file === join(content, 'site.ts');
      if (!isOurs) return undefined;
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (MODULE.test(id)) moduleGraph.invalidateModule(module);
      const { hot } = this.environment;
      setTimeout(() => hot.send({ type: 'full-reload' }));
      return undefined;
    },
  };
}
