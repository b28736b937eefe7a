import { availableParallelism } from 'node:os';

/** Does what takes its time for each of them, as many at once as the machine has cores. */
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
