import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { shouldStopBatch } from '../request/writeErrors';
import type { ApiError } from '../request/problems';
import { applyQueueEvent, type QueueItemId, type QueueEvent, type SendQueue } from './sendQueue';

/** How far the items of one run have come. */
export type SendCounts = { startedCount: number; total: number };

type SendQueueOptions = {
  /** How many are sent at the same time. */
  parallelCount?: number;
  /** True for the errors after which nothing more is started; after any other the rest continues. */
  shouldStop?: (error: ApiError) => boolean;
};

/**
 * COMFORT-12, COMFORT-23, COMFORT-52: sends items one after another, or a few at once. Nothing more is
 * started once somebody stops it or the component is gone; what is under way ends.
 */
export function useSendQueue({
  parallelCount = 1,
  shouldStop = shouldStopBatch,
}: SendQueueOptions = {}) {
  const [queue, setQueue] = useState<SendQueue>({});
  const [progress, setProgress] = useState<SendCounts | null>(null);
  const latest = useRef(queue);
  const isRunning = useRef(false);
  const isStopped = useRef(false);

  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => stop, []);

  const replaceQueue = (next: SendQueue) => {
    latest.current = next;
    setQueue(next);
  };
  const applyEvent = (event: QueueEvent) => replaceQueue(applyQueueEvent(latest.current, event));

  /**
   * While it runs a second call does nothing.
   * @param onChange takes the queue after each change, also after the component is gone
   * @returns whether it ran, once all that was started has ended
   */
  async function run<Item extends { id: QueueItemId }>(
    items: readonly Item[],
    send: (item: Item, key: string) => Promise<{ error?: ApiError | undefined }>,
    onChange?: (queue: SendQueue) => void,
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    isStopped.current = false;
    const applyAndReport = (event: QueueEvent) => {
      applyEvent(event);
      onChange?.(latest.current);
    };
    const sendOne = async (item: Item) => {
      const { id } = item;
      applyAndReport({ type: 'sent', id, newKey: nanoid() });
      const { error } = await send(item, latest.current[id]!.key);
      if (error) applyAndReport({ type: 'failed', id, error, newKey: nanoid() });
      else applyAndReport({ type: 'acknowledged', id });
      if (error && shouldStop(error)) stop();
    };
    const left = items.entries();
    const sendRest = async () => {
      for (const [startedCount, item] of left) {
        if (isStopped.current) return;
        setProgress({ startedCount, total: items.length });
        await sendOne(item);
      }
    };
    await Promise.all(Array.from({ length: parallelCount }, sendRest));
    isRunning.current = false;
    setProgress(null);
    return true;
  }

  return { queue, progress, run, stop, applyEvent, replaceQueue };
}
