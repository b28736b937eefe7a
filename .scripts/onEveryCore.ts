import { availableParallelism } from 'node:os';

/** Runs a task for each item, one per core at a time. */
export async function onEveryCore<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
