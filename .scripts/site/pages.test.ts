import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pages } from './pages.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pages-')));
  mkdirSync(join(root, 'pages'));
  for (const name of ['Store', 'FeaturedClass'])
    writeFileSync(join(root, `pages/${name}Page.tsx`), `export default () => 'The words of ${name}.';`);
  writeFileSync(
    join(root, 'main.js'),
    `import { emptyAddresses } from 'virtual:pages';
     export { emptyAddresses };
     export const load = [() => import('./pages/StorePage.tsx'), () => import('./pages/FeaturedClassPage.tsx')];`,
  );
});
afterEach(() => rm(root, { recursive: true }));

async function built(empty: readonly string[]): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pages(() => Promise.resolve(empty))],
    build: { rolldownOptions: { input: join(root, 'main.js'), preserveEntrySignatures: 'strict' } },
  });
  const assets = join(root, 'dist/assets');
  return readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n');
}

it('builds every page where none is empty', async () => {
  const code = await built([]);
  expect(code).toContain('The words of Store.');
  expect(code).toContain('The words of FeaturedClass.');
});

it("lists the empty pages' URLs, and leaves them out of the build", async () => {
  const code = await built(['/featured-class', '/portfolio?filter=ink']);
  expect(code).toContain('/portfolio?filter=ink');
  expect(code).toContain('The words of Store.');
  expect(code).not.toContain('The words of FeaturedClass.');
});
