import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { content, load, root } from '../looks/identity.ts';

const contents = [content, join(root, 'supabase/functions/_shared/content')];

const MODULE = '\0virtual:pages';
const PAGE = /\/pages\/(\w+)Page\.tsx$/;
const NO_PAGE = '\0no-page';

/** The exports of src/content/pages.ts. */
async function readEmptyAddresses(): Promise<readonly string[]> {
  const pages = await load<typeof import('../../src/content/pages.ts')>(join(content, 'pages.ts'));
  return pages.ownEmptyAddresses;
}

/** `/featured-class` is the address of FeaturedClassPage.tsx. */
export const componentOf = (address: string) =>
  address.replace(/(?:^\/|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Passes the list of empty pages to the site, as `virtual:pages`: to count what there is, a page would
 * have to load all of it. A build leaves the pages at those addresses out.
 */
export function pages(read = readEmptyAddresses): Plugin {
  let empty: Promise<readonly string[]> | undefined;
  let isBuild = false;
  const emptyAddresses = () => {
    empty ??= read();
    return empty;
  };
  return {
    name: 'pages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      empty = undefined;
    },
    resolveId: {
      filter: { id: [/^virtual:pages$/, PAGE] },
      async handler(id) {
        if (id === 'virtual:pages') return MODULE;
        const component = PAGE.exec(id)?.[1];
        const isEmpty = (await emptyAddresses()).some((address) => componentOf(address) === component);
        return isBuild && isEmpty ? NO_PAGE : undefined;
      },
    },
    load: {
      filter: { id: [MODULE, NO_PAGE].map((id) => new RegExp(`^${id}$`)) },
      async handler(id) {
        if (id === NO_PAGE) return 'export default () => null;';
        return `export const emptyAddresses = ${JSON.stringify(await emptyAddresses())};`;
      },
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !contents.some((dir) => file.startsWith(dir + sep))) return;
      const before = JSON.stringify(await emptyAddresses().catch(() => undefined));
      empty = undefined;
      if (JSON.stringify(await emptyAddresses().catch(() => undefined)) === before) return;
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.getModuleById(MODULE);
        if (module) moduleGraph.invalidateModule(module);
      }
      const { hot } = this.environment;
      /* Only once Vite has updated the server too: until then it serves the old page. */
      setTimeout(() => hot.send({ type: 'full-reload' }));
    },
  };
}
