import type { ApiError } from '../request/problems';
import { isKeyReuseError, isWriteOutcomeUnknown } from '../request/writeErrors';

export type QueueItemId = string | number;

/**
 * An item that is sent until the server has acknowledged it. Its Idempotency-Key stays the same as long
 * as an earlier attempt may have arrived (TRUST-43).
 */
export type QueueItem = { key: string } & (
  | { status: 'waiting' }
  /** With the error of the attempt before, where there was one. */
  | { status: 'sending'; error: ApiError | null }
  | { status: 'done' }
  /** Nothing was made of it. */
  | { status: 'refused'; error: ApiError }
  /** No answer that can be read: it may have been made (WEATHER-5). */
  | { status: 'outcomeUnknown'; error: ApiError }
);

/** Entries by the ids of their items; an item without one has never been sent. */
export type SendQueue = Readonly<Record<QueueItemId, QueueItem>>;

/** `newKey` is used where the item has no key yet, or the server has seen its key with another request. */
export type QueueEvent =
  | { type: 'sent'; id: QueueItemId; newKey: string }
  | { type: 'acknowledged'; id: QueueItemId }
  /** It was refused, or its outcome is unknown: the error tells which. */
  | { type: 'failed'; id: QueueItemId; error: ApiError; newKey: string }
  /** It is no longer what was sent; whether that has arrived is as unknown as before. */
  | { type: 'corrected'; id: QueueItemId }
  /** The id stands for another item from now on. */
  | { type: 'removed'; id: QueueItemId };

type ItemEvent = Exclude<QueueEvent, { type: 'removed' }>;

export const isQueueItemFailed = (item: QueueItem | undefined) =>
  item?.status === 'refused' || item?.status === 'outcomeUnknown';

/** Why the last attempt that has ended was no success. */
export const getItemError = (item: QueueItem | undefined): ApiError | null =>
  item && 'error' in item ? item.error : null;

function applyItemEvent(item: QueueItem | undefined, event: ItemEvent): QueueItem | undefined {
  if (event.type === 'sent') {
    if (item?.status === 'sending' || item?.status === 'done') return item;
    return { status: 'sending', key: item?.key ?? event.newKey, error: getItemError(item) };
  }
  if (event.type === 'corrected') {
    return isQueueItemFailed(item) ? { status: 'waiting', key: item.key } : item;
  }
  if (item?.status !== 'sending') return item;
  const { key } = item;
  if (event.type === 'acknowledged') return { status: 'done', key };
  const { error, newKey } = event;
  if (isWriteOutcomeUnknown(error)) return { status: 'outcomeUnknown', key, error };
  return { status: 'refused', key: isKeyReuseError(error) ? newKey : key, error };
}

/** The queue after an event; one that does not fit where its item stands changes nothing. */
export function applyQueueEvent(queue: SendQueue, event: QueueEvent): SendQueue {
  const { [event.id]: item, ...others } = queue;
  const next = event.type === 'removed' ? undefined : applyItemEvent(item, event);
  if (next === item) return queue;
  return next ? { ...queue, [event.id]: next } : others;
}

/** A queue that goes on with the keys of an earlier one. */
export const toSendQueue = (keys: Readonly<Record<QueueItemId, string>>): SendQueue =>
  Object.fromEntries(
    Object.entries(keys).map(([id, key]): [string, QueueItem] => [id, { status: 'waiting', key }]),
  );

/** The keys of all that is not acknowledged. */
export const getUnacknowledgedQueueKeys = (queue: SendQueue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queue).flatMap(([id, { status, key }]) =>
      status === 'done' ? [] : [[id, key]],
    ),
  );
