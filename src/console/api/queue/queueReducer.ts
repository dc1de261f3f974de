import type { ApiError } from '../request/problems';
import { isKeyReused, isOutcomeUnknown } from '../request/writeErrors';

export type Id = string | number;

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
export type SendQueue = Readonly<Record<Id, QueueItem>>;

/** `newKey` is used where the item has no key yet, or the server has seen its key with another request. */
export type QueueEvent =
  | { type: 'sent'; id: Id; newKey: string }
  | { type: 'acknowledged'; id: Id }
  /** It was refused, or its outcome is unknown: the error tells which. */
  | { type: 'failed'; id: Id; error: ApiError; newKey: string }
  /** It is no longer what was sent; whether that has arrived is as unknown as before. */
  | { type: 'corrected'; id: Id }
  /** The id stands for another item from now on. */
  | { type: 'removed'; id: Id };

type EntryEvent = Exclude<QueueEvent, { type: 'removed' }>;

export const isFailed = (entry: QueueItem | undefined) =>
  entry?.status === 'refused' || entry?.status === 'outcomeUnknown';

/** Why the last attempt that has ended was no success. */
export const getItemError = (entry: QueueItem | undefined): ApiError | null =>
  entry && 'error' in entry ? entry.error : null;

function entryReducer(entry: QueueItem | undefined, event: EntryEvent): QueueItem | undefined {
  if (event.type === 'sent') {
    if (entry?.status === 'sending' || entry?.status === 'done') return entry;
    return { status: 'sending', key: entry?.key ?? event.newKey, error: getItemError(entry) };
  }
  if (event.type === 'corrected') {
    return isFailed(entry) ? { status: 'waiting', key: entry.key } : entry;
  }
  if (entry?.status !== 'sending') return entry;
  const { key } = entry;
  if (event.type === 'acknowledged') return { status: 'done', key };
  const { error, newKey } = event;
  if (isOutcomeUnknown(error)) return { status: 'outcomeUnknown', key, error };
  return { status: 'refused', key: isKeyReused(error) ? newKey : key, error };
}

/** The queue after an event; one that does not fit where its item stands changes nothing. */
export function queueReducer(queue: SendQueue, event: QueueEvent): SendQueue {
  const { [event.id]: entry, ...others } = queue;
  const next = event.type === 'removed' ? undefined : entryReducer(entry, event);
  if (next === entry) return queue;
  return next ? { ...queue, [event.id]: next } : others;
}

/** A queue that goes on with the keys of an earlier one. */
export const createSendQueue = (keys: Readonly<Record<Id, string>>): SendQueue =>
  Object.fromEntries(
    Object.entries(keys).map(([id, key]): [string, QueueItem] => [id, { status: 'waiting', key }]),
  );

/** The keys of all that is not acknowledged. */
export const getOpenKeys = (queue: SendQueue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queue).flatMap(([id, { status, key }]) =>
      status === 'done' ? [] : [[id, key]],
    ),
  );
