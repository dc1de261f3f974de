import type { ApiError } from '../../../api/request/problems';
import { getItemError } from '../../../api/queue/sendQueue';
import { useSendQueue } from '../../../api/queue/useSendQueue';
import { useRefetchIfOutcomeUnknown } from '../saving/useRefetchIfOutcomeUnknown';

export type BatchStep<Item> = {
  item: Item;
  state: 'waiting' | 'done' | 'failed';
  /** Reason of a failure, for the user. */
  reason: string;
};

type BatchOptions<Item> = {
  items: readonly Item[];
  send: (item: Item, key: string) => Promise<{ error?: ApiError | undefined }>;
  /** Number of items processed at the same time. */
  parallelCount: number;
  onError?: (error: ApiError) => void;
};

export type BatchState<Item> = Pick<ReturnType<typeof useBatch>, 'isRunning' | 'stop'> & {
  steps: readonly BatchStep<Item>[];
};

/**
 * Runs the same action for several items (COMFORT-12). An item that fails for its own reason does not stop the others.
 * Unfinished items can be tried again.
 */
export function useBatch<Item extends { id: number }>(options: BatchOptions<Item>) {
  const { items, send, parallelCount, onError } = options;
  const refetchIfUnknown = useRefetchIfOutcomeUnknown();
  const { queue, progress, run, stop } = useSendQueue({ parallelCount });

  const steps = items.map((item): BatchStep<Item> => {
    const entry = queue[item.id];
    if (entry?.status === 'done') return { item, state: 'done', reason: '' };
    const error = getItemError(entry);
    return { item, state: error ? 'failed' : 'waiting', reason: error?.message ?? '' };
  });

  return {
    steps,
    isRunning: progress !== null,
    stop,
    /**
     * Processes all unfinished items.
     * @returns ids of the items finished now; `isComplete` when no item is left
     */
    async run(): Promise<{ done: number[]; isComplete: boolean }> {
      const done: number[] = [];
      const left = steps.flatMap(({ item, state }) => (state === 'done' ? [] : [item]));
      const hasRun = await run(left, async (item, key) => {
        const { error } = await send(item, key);
        refetchIfUnknown(error);
        if (error) onError?.(error);
        else done.push(item.id);
        return { error };
      });
      return { done, isComplete: hasRun && done.length === left.length };
    },
  };
}
