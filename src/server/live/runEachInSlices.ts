import { setImmediate as pause } from 'node:timers/promises';

/** So many take a few milliseconds. */
const SLICE = 100;

/** Does something with each of many; between two slices other requests are answered. */
export async function runEachInSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    if (from > 0) await pause();
    items.slice(from, from + SLICE).forEach(work);
  }
}
