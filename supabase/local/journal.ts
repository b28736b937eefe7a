import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * Things by their id, in the order in which they came, that survive a restart: each change is a line at the end of a
 * file, so that its cost does not grow with what is there.
 */
export class Journal<Thing extends { readonly id: string; readonly key: string | null }> {
  readonly #things = new Map<string, Thing>();
  readonly #byKey = new Map<string, string>();
  readonly #file: string;

  constructor(file: string, schema: v.GenericSchema<unknown, Thing>) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const thing = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
      // The last line may have been cut off by a crash.
      if (thing.success) this.#keep(thing.output);
    }
  }

  #keep(thing: Thing): void {
    this.#things.set(thing.id, thing);
    if (thing.key !== null) this.#byKey.set(thing.key, thing.id);
  }

  /** Adds things, each in the place of the one with its id, in one write: a crash leaves all of them or none. */
  put(...things: readonly Thing[]): void {
    for (const thing of things) this.#keep(thing);
    appendFileSync(this.#file, things.map((thing) => `${JSON.stringify(thing)}\n`).join(''));
  }

  get(id: string): Thing | undefined {
    return this.#things.get(id);
  }

  /** The request of an idempotency key. */
  byKey(key: string | null): Thing | undefined {
    return this.get(this.#byKey.get(key ?? '') ?? '');
  }

  /** So many things, newest first. */
  newest(atMost: number): Thing[] {
    return [...this.#things.values()].slice(-atMost).reverse();
  }
}
