import { useState } from 'react';
import { shouldStopBatch } from '../../../api/outcomes';
import type { ApiError } from '../../../api/problems';
import { useQueue } from '../../../ui/useQueue';

/** One item of a batch, and what became of it. */
export type Step<Item> = {
  item: Item;
  state: 'waiting' | 'done' | 'failed';
  /** Why it failed, for a person. */
  reason: string;
};

/** Why an item failed. */
export type Failure<Item> = {
  /** For a person. */
  reason: string;
  /** Of what was sent. */
  error?: ApiError;
  /** With which to try again, where it is another now. */
  item?: Item | undefined;
};

export type Batch<Item> = {
  steps: readonly Step<Item>[];
  isRunning: boolean;
  /** Works on all that is not done; while it does, nothing. @returns what was done, and whether all is */
  run: () => Promise<{ done: Item[]; isComplete: boolean }>;
  /** Begins no further item. */
  stop: () => void;
};

/**
 * COMFORT-12: the same work for each of several items. One that failed for reasons of its own holds
 * up none, and what is not done can be tried again.
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
  const queue = useQueue();

  const note = (index: number, changes: Partial<Step<Item>>) =>
    setSteps((all) => all.map((step, at) => (at === index ? { ...step, ...changes } : step)));

  const run = async () => {
    const done: Item[] = [];
    setRunning(true);
    const left = steps.flatMap(({ state }, index) => (state === 'done' ? [] : [index]));
    const workOn = async (index: number) => {
      const { item } = steps[index]!;
      const failure = await work(item);
      if (!failure) done.push(item);
      note(
        index,
        failure
          ? { state: 'failed', reason: failure.reason, item: failure.item ?? item }
          : { state: 'done', reason: '' },
      );
      return !shouldStopBatch(failure?.error);
    };
    const hasRun = await queue.run(left, workOn, atOnce);
    if (hasRun) setRunning(false);
    return { done, isComplete: hasRun && done.length === left.length };
  };

  return { steps, isRunning, run, stop: queue.stop };
}
