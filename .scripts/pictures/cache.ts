import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

/** A cache of files by the hash of their inputs. Concurrent requests share one computation. */
export class FileCache {
  readonly #dir: string;
  readonly #underway = new Map<string, Promise<string>>();
  readonly #waiting: (() => void)[] = [];
  #free = availableParallelism();

  constructor(dir: string) {
    this.#dir = dir;
  }

  path(key: string): string {
    return join(this.#dir, key);
  }

  async has(key: string): Promise<boolean> {
    return (await stat(this.path(key)).catch(() => undefined)) !== undefined;
  }

  /** @returns the path of the file, once it exists. */
  file(key: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const known = this.#underway.get(key);
    if (known) return known;
    const path = this.#make(key, make).finally(() => this.#underway.delete(key));
    this.#underway.set(key, path);
    return path;
  }

  async text(key: string, make: () => Promise<string>): Promise<string> {
    return readFile(await this.file(key, make), 'utf8');
  }

  async #make(key: string, make: () => Promise<Uint8Array | string>): Promise<string> {
    const path = this.path(key);
    if (await this.has(key)) return path;
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const content = await make();
      await mkdir(dirname(path), { recursive: true });
      /* Another process may be writing the same file: the last rename wins, and both files are complete. */
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, content);
      await rename(unfinished, path);
      return path;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
