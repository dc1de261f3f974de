import type { Sex } from '../../draw/base/drawnRound';
import { invertEvents, rebaseEvent } from '../log/eventRegistry';
import type { PlayChange, PlayEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import type { EntryPerson } from '../model/entry';

/** A person who is added, with the id of the entry. */
export type NewEntryPerson = EntryPerson & {
  id: string;
  /** PLAY-46: where it is known. */
  sex?: Sex | null;
  /** PLAY-52: with whom of those added it is a fixed pair. */
  partner?: string | null;
};

/** ROSTER-16: a change of a play that the server has not confirmed yet. */
export type OutboxItem = {
  /** The change's UUID: a repeat is the same change. */
  id: string;
  tournamentId: number;
  /** Only this user sends it, to this API host. */
  username: string;
  host: string;
  /** ms since the epoch. */
  at: number;
  /** What is shown meanwhile; what is sent, unless persons are added. */
  events: readonly PlayEvent[];
  /** The persons to add; null for any other change. */
  persons: readonly NewEntryPerson[] | null;
  undoes: string | null;
  /** True where the server may have it. */
  isTried: boolean;
  /** Why the server has refused it, or failed at it; null while it is unsent. */
  refusal: string | null;
  /** True where the server failed at it instead of refusing it: it may have it, and can take it as it is. */
  isOutcomeUnknown?: boolean;
};

type Queue = readonly OutboxItem[];

/** True for an item as a device has saved it. */
export const isOutboxItem = (data: unknown): data is OutboxItem => {
  const { id, tournamentId, username, host, at, events } = (data ?? {}) as Partial<OutboxItem>;
  return (
    [id, username, host].every((text) => typeof text === 'string') &&
    [tournamentId, at].every((number) => typeof number === 'number') &&
    Array.isArray(events)
  );
};

/** The items that the server has neither acknowledged nor refused, in order. */
export const listUnsentItems = (queue: Queue): OutboxItem[] =>
  queue.filter(({ refusal }) => refusal === null);

/** Those that the server has refused, or failed at again and again. */
export const listRefusedItems = (queue: Queue): OutboxItem[] =>
  queue.filter(({ refusal }) => refusal !== null);

const replaceItem = (queue: Queue, id: string, change: (item: OutboxItem) => OutboxItem): Queue =>
  queue.map((item) => (item.id === id ? change(item) : item));

export const discardQueuedItem = (queue: Queue, id: string): Queue =>
  queue.filter((item) => item.id !== id);

/** Notes that an item is being sent: from now on the server may have it. */
export const markItemTried = (queue: Queue, id: string): Queue =>
  replaceItem(queue, id, (item) => ({ ...item, isTried: true }));

/** Notes why an item was refused; of what was to undo it nothing is left to do. */
export const markItemRefused = (
  queue: Queue,
  id: string,
  refusal: string,
  isOutcomeUnknown = false,
): Queue =>
  replaceItem(
    queue.filter(({ undoes }) => undoes !== id),
    id,
    (item) => ({ ...item, refusal, isOutcomeUnknown }),
  );

/**
 * The `at` of an item that comes behind all others: two may be made within a millisecond, and the device's clock
 * may be set back.
 */
export const getNextTimestamp = (queue: Queue, now: number): number =>
  Math.max(now, ...queue.map(({ at }) => at + 1));

/** Takes out what the server has acknowledged; what undoes it takes back what followed from it as well (ROSTER-14). */
export const acknowledgeQueuedChange = (queue: Queue, { id, events }: PlayChange): Queue =>
  discardQueuedItem(queue, id).map((item) =>
    item.undoes === id ? { ...item, events: invertEvents(events) } : item,
  );

/**
 * ROSTER-14: takes back an unsent change: one that was never tried is dropped, any other is followed by the
 * change that undoes it.
 * @returns null where the change is not among the unsent
 */
export function undoQueuedItem(queue: Queue, id: string, newId: string, now: number): Queue | null {
  const item = listUnsentItems(queue).find((one) => one.id === id);
  if (!item) return null;
  if (!item.isTried) return discardQueuedItem(queue, id);
  const undoing: OutboxItem = {
    ...item,
    id: newId,
    at: getNextTimestamp(queue, now),
    events: invertEvents(item.events),
    persons: null,
    undoes: id,
    isTried: false,
  };
  return [...queue, undoing];
}

/**
 * The items on the device in order, with what this page knows of them. One that this page does not have may have
 * been sent.
 * @param ownIds of the items that this page knows better than the device: they could not be saved, or have changed
 *   since the device was read. One that this page does not have is gone
 */
export function mergeStoredItems(
  stored: Queue,
  own: Queue,
  ownIds: ReadonlySet<string>,
): OutboxItem[] {
  const known = new Map(own.map((item) => [item.id, item]));
  const unchanged = stored
    .filter(({ id }) => !ownIds.has(id))
    .map((item) => ({ ...item, isTried: known.get(item.id)?.isTried ?? true }));
  return [...unchanged, ...own.filter(({ id }) => ownIds.has(id))].sort((a, b) => a.at - b.at);
}

/** The events of a refused item, made of what is there now; null where they cannot be repeated whole. */
export function rebaseEvents(
  state: PlayState,
  {
    events,
    persons,
    isOutcomeUnknown,
  }: Pick<OutboxItem, 'events' | 'persons' | 'isOutcomeUnknown'>,
): readonly PlayEvent[] | null {
  if (persons || isOutcomeUnknown) return events;
  const rebased = events.map((event) => rebaseEvent(state, event));
  return rebased.length > 0 && !rebased.includes(null) ? (rebased as PlayEvent[]) : null;
}
