import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { shouldStopBatch } from '../request/writeErrors';
import type { ApiError } from '../request/problems';
import { queueReducer, type Id, type QueueEvent, type SendQueue } from './queueReducer';

/** How far the items of one run have come. */
export type Progress = { begun: number; of: number };

type SendQueueOptions = {
  /** How many are sent at the same time. */
  atOnce?: number;
  /** The errors after which nothing more is begun; after any other the rest goes on. */
  stopsAfter?: (error: ApiError) => boolean;
};

/**
 * COMFORT-12, COMFORT-23, COMFORT-52: sends items one after another, or a few at once. Nothing more is
 * begun once somebody stops it or the component is gone; what is under way ends.
 */
export function useSendQueue({ atOnce = 1, stopsAfter = shouldStopBatch }: SendQueueOptions = {}) {
  const [queue, setQueue] = useState<SendQueue>({});
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useRef(queue);
  const isRunning = useRef(false);
  const isStopped = useRef(false);

  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);

  const replace = (next: SendQueue) => {
    latest.current = next;
    setQueue(next);
  };
  const tell = (event: QueueEvent) => replace(queueReducer(latest.current, event));

  /**
   * While it runs a second call does nothing.
   * @param onChange takes the queue after each change, also after the component is gone
   * @returns whether it ran, once all that was begun has ended
   */
  async function run<Item extends { id: Id }>(
    items: readonly Item[],
    send: (item: Item, key: string) => Promise<{ error?: ApiError | undefined }>,
    onChange?: (queue: SendQueue) => void,
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    isStopped.current = false;
    const note = (event: QueueEvent) => {
      tell(event);
      onChange?.(latest.current);
    };
    const sendOne = async (item: Item) => {
      const { id } = item;
      note({ type: 'sent', id, newKey: nanoid() });
      const { error } = await send(item, latest.current[id]!.key);
      if (error) note({ type: 'failed', id, error, newKey: nanoid() });
      else note({ type: 'acknowledged', id });
      if (error && stopsAfter(error)) stop();
    };
    const left = items.entries();
    const sendRest = async () => {
      for (const [begun, item] of left) {
        if (isStopped.current) return;
        setProgress({ begun, of: items.length });
        await sendOne(item);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendRest));
    isRunning.current = false;
    setProgress(null);
    return true;
  }

  return { queue, progress, run, stop, tell, replace };
}
