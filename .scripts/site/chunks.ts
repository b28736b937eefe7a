import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Context = Parameters<Exclude<Groups[number]['name'], string>>[1];

/** What every page runs on: one chunk, which stays in a visitor's cache when only the site changes. */
const firstViewPackages =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//;

/** What flows run on. The first view of home has none running. */
const flowPackages = /node_modules\/(xstate|@xstate\/react)\//;

/** What forms check their input with. */
const formPackages = /node_modules\/valibot\//;

/**
 * Whether a module comes with an entry in any case, through static imports. The entry itself stays out: it awaits a page,
 * which would wait for the chunk that the entry is in.
 */
function comesWith(entry: string): (id: string, context: Context) => boolean {
  let known: Set<string> | undefined;
  const collect = (context: Context) => {
    const found = new Set([entry]);
    for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  return (id, context) => {
    known ??= collect(context);
    return id !== entry && known.has(id) && !id.includes('/node_modules/');
  };
}

/**
 * How the site's code is cut: without the groups 'app' and 'views' a first view of home is 5 KB (brotli) and 34 requests
 * more, since what any two pages share would be a chunk by itself.
 */
export function chunkGroups(root: string): Groups {
  const isInApp = comesWith(join(root, 'src/app/main.tsx'));
  const isInHome = comesWith(join(root, 'src/app/pages/HomePage.tsx'));
  const isInGallery = comesWith(join(root, 'src/app/pages/PortfolioPage.tsx'));
  return [
    { name: 'vendor', test: firstViewPackages },
    { name: 'flows', test: flowPackages },
    { name: 'schemas', test: formPackages },
    { name: (id, context) => (isInApp(id, context) ? 'app' : null) },
    { name: (id, context) => (isInHome(id, context) ? 'views' : null), minShareCount: 2 },
    {
      name: (id, context) => (isInGallery(id, context) && !/src\/ui\//.test(id) ? 'gallery' : null),
      minShareCount: 2,
    },
  ];
}
