/**
 * `npm run art`: draws every picture of the site into public/pictures and writes the manifest in src/content.
 *
 *   npm run art                                all of it, on two workers, with a contact sheet for each family
 *   npm run art -- --only concept-art/07      one picture, or one family
 *   npm run art -- --contact concept-art      draws a contact sheet into .reports/art, and no file
 *   npm run art -- --manifest                 only the manifest, from the files that are there
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { contactSheet, filedSheet } from '../mocks/art/contact.ts';
import { families } from '../mocks/art/families/index.ts';
import { manifest } from '../mocks/art/manifest.ts';
import { brands, drawStatic, socials } from '../mocks/art/static.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    contact: { type: 'string' },
    manifest: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', 'pictures');
const reports = join(root, '.reports', 'art');
const matches = (name: string, wanted: string | undefined): boolean =>
  wanted === undefined || name === wanted || name.startsWith(`${wanted}/`) || name.startsWith(`${wanted}-`);

interface Task {
  readonly name: string;
  readonly family: string;
}

const tasks: Task[] = families.flatMap((family) =>
  family.pieces.map((piece) => ({ name: `${family.name}/${piece.id}`, family: family.name })),
);

function bar(done: number, all: number, label: string): void {
  const width = 28;
  const full = Math.round((done / Math.max(1, all)) * width);
  const line = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all} ${label}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${done === all ? '\n' : ''}`);
  else if (done === all || done % 10 === 0) console.log(line);
}

interface Done {
  readonly name: string;
  readonly bytes: number;
  readonly failure?: string;
}

async function produceAll(list: readonly Task[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const queue = [...list];
  let finished = 0;
  const count = Math.max(1, Math.min(Number(values.workers), queue.length));
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('../mocks/art/worker.ts', import.meta.url), {
            workerData: { folder },
          });
          const feed = (): void => {
            const next = queue.shift();
            worker.postMessage(next?.name ?? null);
          };
          worker.on('message', (done: Done) => {
            if (done.failure !== undefined) {
              void worker.terminate();
              reject(new Error(`${done.name}: ${done.failure}`));
              return;
            }
            sizes.set(done.name, done.bytes);
            finished += 1;
            bar(finished, list.length, done.name);
            feed();
          });
          worker.on('error', reject);
          worker.on('exit', () => resolve());
          feed();
        }),
    ),
  );
  return sizes;
}

async function main(): Promise<void> {
  const started = Date.now();
  if (values.contact !== undefined) {
    mkdirSync(reports, { recursive: true });
    for (const family of families) {
      const pieces = family.pieces.filter((piece) => matches(`${family.name}/${piece.id}`, values.contact));
      if (pieces.length === 0) continue;
      const path = join(reports, `${values.contact.replaceAll('/', '-')}.png`);
      writeFileSync(path, await contactSheet(family, pieces));
      console.log(path);
    }
    return;
  }
  if (!values.manifest) {
    const list = tasks.filter((task) => matches(task.name, values.only));
    const sizes = await produceAll(list);
    if (values.only === undefined || values.only === 'static') await drawStatic(join(root, 'public'));
    const perFamily = new Map<string, number>();
    for (const task of list) {
      perFamily.set(task.family, (perFamily.get(task.family) ?? 0) + (sizes.get(task.name) ?? 0));
    }
    for (const [family, bytes] of perFamily) console.log(`${family}: ${(bytes / 1024).toFixed(0)} KB`);
    mkdirSync(reports, { recursive: true });
    for (const family of families.filter((one) => perFamily.has(one.name))) {
      writeFileSync(join(reports, `${family.name}.png`), await filedSheet(family, folder));
    }
    console.log('Contact sheets: .reports/art');
  }
  const content = join(root, 'src', 'content');
  mkdirSync(content, { recursive: true });
  for (const file of await manifest(families, folder, { brands, socials })) {
    writeFileSync(join(content, file.path), file.text);
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(`Done in ${((Date.now() - started) / 1000).toFixed(0)} s; ${peak.toFixed(0)} MB at most.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
