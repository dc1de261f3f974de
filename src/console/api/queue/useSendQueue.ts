import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { shouldStopBatch } from '../request/writeErrors';
import type { ApiError } from '../request/problems';
import { applyQueueEvent, type QueueItemId, type QueueEvent, type SendQueue } from './sendQueue';

/** Progress of the items of one run. */
export type SendCounts = { startedCount: number; total: number };

type SendQueueOptions = {
  /** Number of items sent at the same time. */
  parallelCount?: number;
  /** True for errors after which no further item starts. After other errors the remaining items are still sent. */
  shouldStop?: (error: ApiError) => boolean;
};

/**
 * Sends items one after another, or a few at a time (COMFORT-12, COMFORT-23, COMFORT-52). No further item starts once
 * the user stops the run or the component unmounts. Items already started finish.
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
   * Starts a run; a second call during a run does nothing.
   * @param onChange takes the queue after each change, even after the component has unmounted
   * @returns false when another run was in progress; otherwise true, after all started items have ended
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
