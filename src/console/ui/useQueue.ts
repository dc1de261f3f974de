import { useRef } from 'react';
import { useIsUnmounted } from './useIsUnmounted';

/**
 * COMFORT-12, COMFORT-23, COMFORT-52: works on several items, one after another. Nothing more is begun
 * once somebody stops or leaves, or where the rest would be in vain.
 */
export function useQueue() {
  const isUnmounted = useIsUnmounted();
  const isBusy = useRef(false);
  const isStopped = useRef(false);

  /**
   * While it runs a second call does nothing.
   * @param work tells whether the next item may follow
   * @param atOnce how many are worked on at the same time
   * @returns whether it ran, once all that was begun has ended
   */
  async function run<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<boolean>,
    atOnce = 1,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    isStopped.current = false;
    const queue = items.values();
    const workOn = async () => {
      for (const item of queue) {
        if (isStopped.current || isUnmounted()) return;
        if (!(await work(item))) isStopped.current = true;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workOn));
    isBusy.current = false;
    return true;
  }

  return { run, stop: () => void (isStopped.current = true) };
}
