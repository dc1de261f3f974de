import { useRef, useState } from 'react';

/** One item of a batch, and what became of it. */
export type Step<Item> = {
  item: Item;
  state: 'waiting' | 'done' | 'failed';
  /** Why it failed, for a person. */
  reason: string;
};

/** Why an item failed, and the item with which to try again where it is another now. */
export type Failure<Item> = { reason: string; item?: Item | undefined };

export type Batch<Item> = {
  steps: readonly Step<Item>[];
  isRunning: boolean;
  /** Works on all that is not done; while it does, nothing. @returns what was done, and whether all is */
  run: () => Promise<{ done: Item[]; isComplete: boolean }>;
  /** Begins no further item. */
  stop: () => void;
};

/**
 * COMFORT-12: the same work for each of several items; one that failed holds up none, and can be tried again.
 * @param items those of the first render
 * @param work gives null where an item is done
 * @param atOnce how many are worked on at the same time
 */
export function useBatch<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Failure<Item> | null>,
  atOnce: number,
): Batch<Item> {
  const [steps, setSteps] = useState<readonly Step<Item>[]>(() =>
    items.map((item) => ({ item, state: 'waiting', reason: '' })),
  );
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const isStopped = useRef(false);

  const note = (index: number, changes: Partial<Step<Item>>) =>
    setSteps((all) => all.map((step, at) => (at === index ? { ...step, ...changes } : step)));

  const run = async () => {
    const done: Item[] = [];
    if (isBusy.current) return { done, isComplete: false };
    isBusy.current = true;
    isStopped.current = false;
    setRunning(true);
    const left = steps.flatMap(({ state }, index) => (state === 'done' ? [] : [index]));
    const queue = left.values();
    const workOn = async () => {
      for (const index of queue) {
        if (isStopped.current) return;
        const { item } = steps[index]!;
        const failure = await work(item);
        if (!failure) done.push(item);
        note(
          index,
          failure
            ? { state: 'failed', reason: failure.reason, item: failure.item ?? item }
            : { state: 'done', reason: '' },
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workOn));
    isBusy.current = false;
    setRunning(false);
    return { done, isComplete: done.length === left.length };
  };

  return { steps, isRunning, run, stop: () => void (isStopped.current = true) };
}
