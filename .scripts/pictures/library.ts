import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type { PictureEntry, PictureSelection } from '../../src/content/pictures.ts';
import { FileCache } from './cache.ts';
import { describePicture, type Folder, type Picture, type Rights } from './derive.ts';

const ORIGINAL = /\.(?:avif|jpe?g|png|svg|tiff?|webp)$/i;

export const isOriginal = (path: string) => ORIGINAL.test(path);

interface Content {
  entries: Readonly<Record<string, readonly PictureEntry[]>>;
  /** Named like folders, beside them. */
  selections?: Readonly<Record<string, PictureSelection>>;
  rights: Rights;
  /** Draws a picture that has neither an original nor an alternative text; undefined where each must have both. */
  standIn?: (picture: string) => Promise<string | undefined>;
}

export interface LibraryOptions {
  /** The folder with the folders of originals. */
  originals: string;
  cache: string;
  folders: Readonly<Record<string, Folder>>;
  /** Asked for again after each change. */
  read: () => Promise<Content>;
}

/** The pictures of the site: their originals, their entries and whatever is derived from the two. */
export class PictureLibrary {
  readonly #options: LibraryOptions;
  readonly #cache: FileCache;
  readonly #folders = new Map<string, Promise<readonly Picture[]>>();
  #content: ReturnType<LibraryOptions['read']> | undefined;

  constructor(options: LibraryOptions) {
    this.#options = options;
    this.#cache = new FileCache(options.cache);
  }

  get originals(): string {
    return this.#options.originals;
  }

  /** Something in the content has changed. */
  forget(): void {
    this.#folders.clear();
    this.#content = undefined;
  }

  frameOf(folder: string): Folder {
    return this.#options.folders[folder] ?? {};
  }

  /** The selection of this name, where it is not a folder's. */
  async selection(name: string): Promise<PictureSelection | undefined> {
    return (await this.#read()).selections?.[name];
  }

  async names(): Promise<string[]> {
    return Object.keys((await this.#read()).entries);
  }

  /** Of a folder or a selection. @throws one error that names every entry which is at fault. */
  folder(name: string): Promise<readonly Picture[]> {
    const known = this.#folders.get(name) ?? this.#describe(name);
    this.#folders.set(name, known);
    return known;
  }

  /** @returns the path of a derived file, made now if need be; undefined where no picture has such a file. */
  async file(address: string): Promise<string | undefined> {
    const [folder = ''] = address.split('/', 1);
    if (!(await this.names()).includes(folder)) return undefined;
    for (const { files, preview } of await this.folder(folder)) {
      const make = address === preview[0] ? preview[1] : files.get(address);
      if (make) return make();
    }
    return undefined;
  }

  /** Writes derived files into a build, and logs its progress while some are still missing. */
  async write(addresses: readonly string[], dir: string): Promise<void> {
    let done = 0;
    let logged = performance.now();
    const log = () => console.warn(`Pictures: ${done} of ${addresses.length} files`);
    const isSlow = () => performance.now() - logged > 10_000;
    // A site and a Storybook that are built at the same time, each in its own order, make half of the files each.
    const shuffled = addresses
      .map((address) => ({ address, place: Math.random() }))
      .toSorted((one, other) => one.place - other.place);
    await Promise.all(
      shuffled.map(async ({ address }) => {
        const path = await this.file(address);
        if (path === undefined) throw new Error(`No picture has the file ${address}.`);
        const to = join(dir, 'pictures', address);
        await mkdir(dirname(to), { recursive: true });
        await copyFile(path, to);
        done++;
        if (!isSlow()) return;
        log();
        logged = performance.now();
      }),
    );
  }

  /** Keeps a drawing like an original. */
  #drawn(svg: string): Promise<string> {
    const key = createHash('sha256').update(svg).digest('hex');
    return this.#cache.file(`drawn/${key}.svg`, () => Promise.resolve(svg));
  }

  #read(): ReturnType<LibraryOptions['read']> {
    this.#content ??= this.#options.read();
    return this.#content;
  }

  async #describe(name: string): Promise<readonly Picture[]> {
    const { entries, selections, rights, standIn } = await this.#read();
    const selection = selections?.[name];
    if (selection) {
      const chosen = new Set(Object.values(selection.groups).flat());
      return (await this.folder(selection.folder)).filter((picture) => chosen.has(picture.name));
    }
    const own = entries[name];
    if (own === undefined) throw new Error(`src/content/pictures.ts has no folder "${name}".`);
    const dir = join(this.#options.originals, name);
    const files = (await readdir(dir).catch(() => [])).filter(isOriginal).sort();
    const faults: string[] = [];
    const described = await Promise.all(
      own.map(async (entry, index) => {
        const fault = (what: string) => void faults.push(`  "${entry.name}" ${what}.`);
        const originals = files.filter((file) => parse(file).name === entry.name);
        const [original] = originals;
        if (own.findIndex((other) => other.name === entry.name) !== index)
          return fault('is there twice; each entry needs its own name');
        if (entry.title?.trim() === '') fault('has no title');
        const describe = (path: string) =>
          describePicture(name, this.frameOf(name), entry, path, rights, this.#cache);
        const hasAlt = entry.alt.trim() !== '';
        const drawing =
          original === undefined && !hasAlt ? await standIn?.(`${name}/${entry.name}`) : undefined;
        if (drawing !== undefined) return describe(await this.#drawn(drawing));
        if (!hasAlt) fault('has no alternative text');
        if (original === undefined)
          return fault(`has no original: put ${entry.name}.jpg, .png, .webp, .avif, .tiff or .svg there`);
        if (originals.length > 1) return fault(`has more than one original: ${originals.join(', ')}`);
        try {
          return await describe(join(dir, original));
        } catch (error) {
          return fault(`cannot be read from ${original}: ${error instanceof Error ? error.message : error}`);
        }
      }),
    );
    if (faults.length > 0)
      throw new Error(`The pictures in src/content/${name} are not complete:\n${faults.join('\n')}`);
    return described.filter((picture) => picture !== undefined);
  }
}
