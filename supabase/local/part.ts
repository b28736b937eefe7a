import { type Recipe, type Running, run } from './child.ts';

/** A supervised process of the backend. */
export interface Part {
  /** Its current port. */
  readonly port: number | undefined;
  start(): Promise<void>;
  /** Replaces the running process, which continues until the new one is ready. */
  replace(): Promise<void>;
  stop(): Promise<void>;
  /** As a crash would; it is then started again like after one. */
  kill(): Promise<void>;
}

/** More crashes than that within this time mean that another restart will not help. */
const CRASHES = 4;
const WITHIN_MS = 30_000;

/**
 * Keeps a process running: a crash is reported and it is started again; one that keeps crashing is given up with its
 * reason.
 */
export function keepRunning(
  recipe: () => Promise<Recipe>,
  report: (sentence: string) => void,
  giveUp: (sentence: string) => void,
): Part {
  let running: Running | undefined;
  let wanted = false;
  let crashes: number[] = [];

  async function watch(current: Running, name: string): Promise<void> {
    const reason = await current.ended;
    if (running !== current) return;
    running = undefined;
    const now = Date.now();
    crashes = [...crashes.filter((at) => now - at < WITHIN_MS), now];
    if (crashes.length >= CRASHES) return giveUp(`The ${name} keeps crashing (${reason}).`);
    report(`The ${name} crashed (${reason}); starting it again.`);
    try {
      await launch();
      report(`The ${name} is back.`);
    } catch (error) {
      giveUp(error instanceof Error ? error.message : String(error));
    }
  }

  async function launch(): Promise<void> {
    const now = await recipe();
    const next = await run(now);
    if (!wanted) return next.stop();
    const before = running;
    running = next;
    void watch(next, now.name);
    await before?.stop();
  }

  return {
    get port() {
      return running?.port;
    },
    async start() {
      wanted = true;
      await launch();
    },
    replace: launch,
    async stop() {
      wanted = false;
      const current = running;
      running = undefined;
      await current?.stop();
    },
    async kill() {
      await running?.kill();
    },
  };
}
