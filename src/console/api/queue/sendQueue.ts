import type { ApiError } from '../request/problems';
import { isKeyReuseError, isWriteOutcomeUnknown } from '../request/writeErrors';

export type QueueItemId = string | number;

/**
 * An item that is sent until the server acknowledges it. Its Idempotency-Key stays the same while an earlier attempt
 * may have reached the server (TRUST-43).
 */
export type QueueItem = { key: string } & (
  | { status: 'waiting' }
  /** The error is that of the previous attempt, or null. */
  | { status: 'sending'; error: ApiError | null }
  | { status: 'done' }
  /** The server has not created the item. */
  | { status: 'refused'; error: ApiError }
  /** No readable response came, so the server may have created the item (WEATHER-5). */
  | { status: 'outcomeUnknown'; error: ApiError }
);

/** Entries by item id. An item without an entry has never been sent. */
export type SendQueue = Readonly<Record<QueueItemId, QueueItem>>;

/** `newKey` is used if the item has no key yet, or the server has received its key with another request. */
export type QueueEvent =
  | { type: 'sent'; id: QueueItemId; newKey: string }
  | { type: 'acknowledged'; id: QueueItemId }
  /** The item was refused, or its outcome is unknown; the error determines which. */
  | { type: 'failed'; id: QueueItemId; error: ApiError; newKey: string }
  /** The item's content was changed. The outcome of an earlier attempt stays unknown. */
  | { type: 'corrected'; id: QueueItemId }
  /** The id is free for another item. */
  | { type: 'removed'; id: QueueItemId };

type ItemEvent = Exclude<QueueEvent, { type: 'removed' }>;

export const isQueueItemFailed = (item: QueueItem | undefined) =>
  item?.status === 'refused' || item?.status === 'outcomeUnknown';

/** Error of the last finished attempt; null when it did not fail. */
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

/** Returns the queue after an event. An event that does not fit the item's status changes nothing. */
export function applyQueueEvent(queue: SendQueue, event: QueueEvent): SendQueue {
  const { [event.id]: item, ...others } = queue;
  const next = event.type === 'removed' ? undefined : applyItemEvent(item, event);
  if (next === item) return queue;
  return next ? { ...queue, [event.id]: next } : others;
}

/** Creates a queue that continues with the keys of an earlier queue. */
export const toSendQueue = (keys: Readonly<Record<QueueItemId, string>>): SendQueue =>
  Object.fromEntries(
    Object.entries(keys).map(([id, key]): [string, QueueItem] => [id, { status: 'waiting', key }]),
  );

/** Keys of all items that are not acknowledged. */
export const getUnacknowledgedQueueKeys = (queue: SendQueue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queue).flatMap(([id, { status, key }]) =>
      status === 'done' ? [] : [[id, key]],
    ),
  );
