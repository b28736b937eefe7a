// @vitest-environment node
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PictureData } from '../../src/ui/pictureFiles.ts';
import { PictureLibrary } from './library.ts';
import { pictures } from './plugin.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let root: string;
let focus: `${number}% ${number}%`;
let alt: string;

const draw = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
const original = () => join(root, 'content/works/one.png');

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pictures-')));
  focus = '50% 50%';
  alt = 'One color.';
  mkdirSync(join(root, 'content/works'), { recursive: true });
  writeFileSync(original(), await draw('#f00'));
  writeFileSync(join(root, 'content/works.ts'), '');
  writeFileSync(
    join(root, 'main.js'),
    "import { picture } from 'virtual:pictures/works';\nexport const one = picture('one');\n",
  );
});

afterEach(() => rm(root, { recursive: true }));

const library = () =>
  new PictureLibrary({
    originals: join(root, 'content'),
    cache: join(root, 'cache'),
    folders: { works: { frame: 1 } },
    read: () =>
      Promise.resolve({
        entries: { works: [{ name: 'one', alt, focus }] },
        selections: {
          chosen: {
            folder: 'works',
            groups: { some: ['one'] },
            texts: { one: { title: 'One', alt: 'One color.' } },
          },
          none: { folder: 'works', groups: { some: [] } },
        },
        rights: { creator: 'Ada', copyright: '© Ada' },
      }),
  });

const options = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [pictures(library())],
});

const saveEntry = () => writeFileSync(join(root, 'content/works.ts'), `// ${performance.now()}`);

/** What is saved before the watcher is ready goes unnoticed, so it is saved again. */
const noticed = (attempt: () => Promise<void>) => vi.waitFor(attempt, { timeout: 30_000, interval: 500 });

async function serving(use: (server: ViteDevServer, origin: string) => Promise<void>): Promise<void> {
  const server = await createServer({ ...options(), server: { host: 'localhost', port: 0 } });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
    await use(server, `http://localhost:${address.port}`);
  } finally {
    await server.close();
  }
}

async function shown(server: ViteDevServer): Promise<PictureData> {
  const { one }: { one?: PictureData } = await server.ssrLoadModule('/main.js');
  if (one === undefined) throw new Error('The page shows nothing.');
  return one;
}

it('generates a file on request, and no others', async () => {
  await serving(async (server, origin) => {
    const { src } = await shown(server);
    const made = () =>
      readdirSync(join(root, 'cache'), { recursive: true }).filter((file) => `${file}`.endsWith('.avif'));
    expect(made()).toEqual([]);
    const answer = await fetch(`${origin}/pictures/${src}-320.avif`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(made()).toHaveLength(1);
    expect((await fetch(`${origin}/pictures/${src}-321.avif`)).status).toBe(404);
    expect((await fetch(`${origin}/pictures/works/..%2Fone.png`)).status).toBe(404);
  });
});

it.each([
  ['an original', async () => writeFileSync(original(), await draw('#00f'))],
  [
    'an entry',
    async () => {
      focus = '0% 0%';
      saveEntry();
    },
  ],
])('shows the open page a change of %s', async (_, change) => {
  await serving(async (server, origin) => {
    const before = await shown(server);
    await server.transformRequest('/main.js');
    const send = vi.spyOn(server.environments.client.hot, 'send');
    await noticed(async () => {
      await change();
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' }));
    });
    const after = await shown(server);
    expect(after.src).not.toBe(before.src);
    expect((await fetch(`${origin}/pictures/${after.src}-320.avif`)).status).toBe(200);
  });
});

it('does not reload the page while its pictures are unchanged', async () => {
  await serving(async (server) => {
    const before = await shown(server);
    await server.transformRequest('/main.js');
    const send = vi.spyOn(server.environments.client.hot, 'send');
    for (let times = 0; times < 5; times++) {
      saveEntry();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(send).not.toHaveBeenCalled();
    expect(await shown(server)).toEqual(before);
  });
});

it('names the faulty entry until it is fixed', async () => {
  alt = '';
  await serving(async (server) => {
    await expect(shown(server)).rejects.toThrow('"one" has no alternative text');
    alt = 'One color.';
    await noticed(async () => {
      saveEntry();
      expect((await shown(server)).placeholder).toBe('works-0');
    });
  });
});

it('gives a page the chosen pictures of a folder, with the same URLs', async () => {
  for (const name of ['chosen', 'none'])
    writeFileSync(
      join(root, `${name}.js`),
      `export * from 'virtual:pictures/${name}';\nimport { groups, thumbnail } from 'virtual:pictures/${name}';\nexport const some = groups.some.map((one) => thumbnail(one));\n`,
    );
  await serving(async (server) => {
    const { src } = await shown(server);
    const chosen = await server.ssrLoadModule('/chosen.js');
    expect(chosen['some']).toEqual([
      { placeholder: 'chosen-0', src: `${src}-crop`, width: 500, height: 500 },
    ]);
    expect(chosen['texts']).toEqual({ one: { title: 'One', alt: 'One color.' } });
    const none = await server.ssrLoadModule('/none.js');
    expect([none['some'], none['texts']]).toEqual([[], undefined]);
  });
});

const buildInto = (outDir: string) =>
  build({
    ...options(),
    build: {
      outDir: join(root, outDir),
      rolldownOptions: { input: join(root, 'main.js'), preserveEntrySignatures: 'strict' },
    },
  });

it('emits every file in a build, and its colors in the styles', async () => {
  await buildInto('dist');
  const files = readdirSync(join(root, 'dist/pictures/works')).map((file) =>
    file.replace(/\.[0-9a-f]{6}/, ''),
  );
  expect(files.sort()).toEqual(
    [
      'one-640.avif',
      'one-320.avif',
      'one-640.webp',
      'one-crop-320.avif',
      'one-crop-500.avif',
      'one-crop-500.webp',
    ].sort(),
  );
});

it('fails the build while an entry is faulty', async () => {
  await rm(original());
  await expect(buildInto('dist')).rejects.toThrow('"one" has no original: put one.jpg');
});
