import { setImmediate as pause } from 'node:timers/promises';

/** Number of items in a slice, which takes a few milliseconds. */
const SLICE = 100;

/** Runs the work for each item in slices, between which other requests get their turn. */
export async function runEachInSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    if (from > 0) await pause();
    items.slice(from, from + SLICE).forEach(work);
  }
}
