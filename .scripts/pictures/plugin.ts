import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type PictureRow, placeholderId } from '../../src/ui/pictureFiles.ts';
import { content, load, looksFile, readIdentity, root } from '../looks/identity.ts';
import { standIn } from '../looks/pictures.ts';
import type { Picture } from './derive.ts';
import { PictureLibrary } from './library.ts';

const MODULE = /^\0?virtual:pictures(?:\/([\w-]+?))?(\.pcss)?$/;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** What the owner writes. */
async function readContent() {
  const { pictureEntries, pictureSelections } = await load<typeof import('../../src/content/pictures.ts')>(
    join(content, 'pictures.ts'),
  );
  const identity = await readIdentity();
  const copyright = `© ${identity.owner}, ${identity.name}. All rights reserved.`;
  return {
    /* The card of shared links is always drawn. */
    entries: { ...pictureEntries, site: [{ name: 'card', alt: '' }] },
    selections: pictureSelections,
    rights: { creator: identity.owner, copyright },
    standIn: (picture: string) => standIn(identity, picture),
  };
}

/** The library of this site; the frames are those of the lists in src/screens. */
export const siteLibrary = new PictureLibrary({
  originals: content,
  cache: join(root, 'node_modules', '.cache', 'pictures'),
  folders: {
    gallery: { frame: 4 / 5 },
    projects: { frame: 8 / 5 },
    store: { frame: 1 },
    brands: { isOfLogos: true },
  },
  read: readContent,
});

const rowsOf = (pictures: readonly Picture[]) =>
  Object.fromEntries(
    pictures.map(({ name, hash, width, height }): [string, PictureRow] => [name, [hash, width, height]]),
  );

/** The folder that a selection is of, or the folder itself. */
const sourceOf = async (library: PictureLibrary, name: string) =>
  (await library.selection(name))?.folder ?? name;

async function script(library: PictureLibrary, name: string): Promise<string> {
  const folder = await sourceOf(library, name);
  const { groups, texts } = (await library.selection(name)) ?? {};
  const { frame, isOfLogos } = library.frameOf(folder);
  const rows = JSON.stringify(rowsOf(await library.folder(name)));
  const files = JSON.stringify(join(root, 'src/ui/pictureFiles.ts'));
  if (isOfLogos)
    return `import { logoFolder } from ${files};\nexport const logo = logoFolder('${folder}', ${rows});`;
  return [
    `import 'virtual:pictures/${name}.pcss';`,
    `import { pictureFolder } from ${files};`,
    `export const { picture, thumbnail } = pictureFolder('${folder}', ${rows}, ${frame}, '${name}');`,
    ...(groups ? [`export const groups = ${JSON.stringify(groups)};`] : []),
    ...(texts ? [`export const texts = ${JSON.stringify(texts)};`] : []),
  ].join('\n');
}

/** A rule for each picture: inline styles are forbidden in the published pages. */
export async function styles(library: PictureLibrary, name: string): Promise<string> {
  const { frame } = library.frameOf(await sourceOf(library, name));
  return (await library.folder(name))
    .map(({ placeholder, width, height }, index) => {
      const ratio = width / height;
      const isOfOtherShape = frame !== undefined && Math.abs(ratio / frame - 1) >= 0.01;
      const rules = [
        ...(placeholder ? [`background:${placeholder}`] : []),
        ...(isOfOtherShape ? [`--ratio:${ratio.toFixed(4)}`] : []),
      ];
      return rules.length > 0 ? `[data-picture=${placeholderId(name, index)}]{${rules.join(';')}}` : '';
    })
    .join('\n');
}

/** All folders in one, for the prerenderer and tests. */
async function index(library: PictureLibrary): Promise<string> {
  const folders = (await library.names()).filter((name) => !library.frameOf(name).isOfLogos);
  return [
    ...folders.map((name, at) => `import { picture as p${at} } from 'virtual:pictures/${name}';`),
    `export const pictures = { ${folders.map((name, at) => `'${name}': p${at}`).join(', ')} };`,
  ].join('\n');
}

function codeOf(library: PictureLibrary, id: string): Promise<string> {
  const [, folder, isOfStyles] = MODULE.exec(id) ?? [];
  if (folder === undefined) return index(library);
  return isOfStyles ? styles(library, folder) : script(library, folder);
}

function send(response: ServerResponse, path: string): void {
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  createReadStream(path).pipe(response);
}

/**
 * Gives the site its pictures, from the originals and entries in src/content. `virtual:pictures/<folder>` knows their
 * sizes and addresses; their files are made as they are asked for by a server, and all of them by a build.
 */
export function pictures(library: PictureLibrary = siteLibrary): Plugin {
  /** The modules in use, as they were last given out; empty while there is an error in their place. */
  const given = new Map<string, string>();
  return {
    name: 'pictures',
    /* A build shows progress itself, so this plugin needs no warning about its time. */
    config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
    resolveId: { filter: { id: MODULE }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        given.set(id, '');
        const code = await codeOf(library, id);
        given.set(id, code);
        return code;
      },
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return;
      const shown = new Set([...given.keys()].flatMap((id) => MODULE.exec(id)?.[1] ?? []));
      const folders = await Promise.all([...shown].map((folder) => library.folder(folder)));
      await library.write(
        folders.flat().flatMap(({ files }) => [...files.keys()]),
        dir,
      );
    },
    configureServer({ middlewares, config }) {
      middlewares.use('/pictures', (request, response, next) => {
        const address = decodeURI(new URL(request.url ?? '', 'http://localhost').pathname.slice(1));
        library.file(address).then(
          (path) => {
            if (path !== undefined) return send(response, path);
            response.statusCode = 404;
            response.end(`There is no picture ${address}.`);
          },
          (error: unknown) => {
            config.logger.error(`${address}: ${error}`);
            next(error);
          },
        );
      });
    },
    async hotUpdate({ file, server }) {
      if (
        this.environment.name !== 'client' ||
        !(file.startsWith(library.originals + sep) || file === looksFile)
      )
        return undefined;
      library.forget();
      const isSame = await Promise.all(
        [...given].map(async ([id, code]) => (await codeOf(library, id).catch(() => '')) === code),
      );
      if (isSame.every(Boolean)) return undefined;
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (MODULE.test(id)) moduleGraph.invalidateModule(module);
      const { hot } = this.environment;
      /* Only once Vite has updated the server too: until then it serves the old page. */
      setTimeout(() => hot.send({ type: 'full-reload' }));
      return [];
    },
  };
}
