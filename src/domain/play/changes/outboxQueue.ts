import type { Sex } from '../../draw/base/drawnRound';
import { invertEvents, rebaseEvent } from '../log/eventRegistry';
import type { PlayChange, PlayEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import type { EntryPerson } from '../model/entry';

/** A person to add, with the id of the new entry. */
export type NewEntryPerson = EntryPerson & {
  id: string;
  /** Null or missing when unknown (PLAY-46). */
  sex?: Sex | null;
  /** The fixed partner among the added persons (PLAY-52). */
  partner?: string | null;
};

/** A change of a play that the server has not confirmed yet (ROSTER-16). */
export type OutboxItem = {
  /** The change's UUID; a repeat with it is the same change. */
  id: string;
  tournamentId: number;
  /** Only this user's session sends it, and only to this API host. */
  username: string;
  host: string;
  /** ms since the epoch. */
  at: number;
  /** The events that the page shows meanwhile. They are also sent, unless persons are added. */
  events: readonly PlayEvent[];
  /** The persons to add; null for any other change. */
  persons: readonly NewEntryPerson[] | null;
  undoes: string | null;
  /** True when the server may already have it. */
  isTried: boolean;
  /** The server's reason for refusing it or for its own failure; null while unsent. */
  refusal: string | null;
  /** True when the server failed instead of refusing: it may have the change, which can be sent again unchanged. */
  isOutcomeUnknown?: boolean;
};

type Queue = readonly OutboxItem[];

/** True for an item in the form that devices store. */
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

/** The items that the server refused or repeatedly failed at. */
export const listRefusedItems = (queue: Queue): OutboxItem[] =>
  queue.filter(({ refusal }) => refusal !== null);

const replaceItem = (queue: Queue, id: string, change: (item: OutboxItem) => OutboxItem): Queue =>
  queue.map((item) => (item.id === id ? change(item) : item));

export const discardQueuedItem = (queue: Queue, id: string): Queue =>
  queue.filter((item) => item.id !== id);

/** Marks an item as sent, so that the server may have it. */
export const markItemTried = (queue: Queue, id: string): Queue =>
  replaceItem(queue, id, (item) => ({ ...item, isTried: true }));

/** Marks an item as refused, and drops the item that would undo it. */
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

/** The `at` for a new last item. Two items may share a millisecond, and the device's clock may be set back. */
export const getNextTimestamp = (queue: Queue, now: number): number =>
  Math.max(now, ...queue.map(({ at }) => at + 1));

/** Removes an acknowledged item. The item that undoes it then also reverts its promotions (ROSTER-14). */
export const acknowledgeQueuedChange = (queue: Queue, { id, events }: PlayChange): Queue =>
  discardQueuedItem(queue, id).map((item) =>
    item.undoes === id ? { ...item, events: invertEvents(events) } : item,
  );

/**
 * Undoes an unsent change: drops an untried one, or adds the change that undoes it (ROSTER-14).
 * @returns null when the change is not among the unsent ones
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
 * Merges the stored items with this page's knowledge, in order. A stored item that this page does not know may have
 * been sent.
 * @param ownIds ids of items that the page knows better: they could not be saved, or changed after the read. Such an
 *   item missing from the page has been discarded
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

/** The events of a refused item, rebuilt on the current state; null when they cannot all be repeated. */
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
