import type { Sex } from '../../draw/base/drawnRound';
import { invertEvents, rebaseEvent } from '../log/eventRegistry';
import type { PlayChange, PlayEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import type { EntryPerson } from '../model/entry';

/** A person to add, with the id of the entry to create. */
export type NewEntryPerson = EntryPerson & {
  id: string;
  /** Null or missing when the sex is unknown (PLAY-46). */
  sex?: Sex | null;
  /** Id of the fixed partner among the added persons (PLAY-52). */
  partner?: string | null;
};

/** A change of a play that the server has not confirmed yet (ROSTER-16). */
export type OutboxItem = {
  /** UUID of the change. The server stores repeats with the same id only once. */
  id: string;
  tournamentId: number;
  /** The user and API host of the change. Only this user's session sends it, and only to this host. */
  username: string;
  host: string;
  /** Time of the change in ms since the epoch. */
  at: number;
  /** Events that the page applies until the server responds. They are also sent, unless persons are added. */
  events: readonly PlayEvent[];
  /** Persons to add; null for any other change. */
  persons: readonly NewEntryPerson[] | null;
  undoes: string | null;
  /** True when the change was sent, so that the server may have it. */
  isTried: boolean;
  /** The server's reason for a refusal, or its own failure; null while the item is unsent. */
  refusal: string | null;
  /**
   * True when the server failed instead of refusing. It may have stored the change, which can be sent again unchanged.
   */
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

/** The items that the server has neither acknowledged nor refused, in their order. */
export const listUnsentItems = (queue: Queue): OutboxItem[] =>
  queue.filter(({ refusal }) => refusal === null);

/** The items that the server refused, or at which it failed repeatedly. */
export const listRefusedItems = (queue: Queue): OutboxItem[] =>
  queue.filter(({ refusal }) => refusal !== null);

const replaceItem = (queue: Queue, id: string, change: (item: OutboxItem) => OutboxItem): Queue =>
  queue.map((item) => (item.id === id ? change(item) : item));

export const discardQueuedItem = (queue: Queue, id: string): Queue =>
  queue.filter((item) => item.id !== id);

/** Marks an item as sent: from then on the server may have it. */
export const markItemTried = (queue: Queue, id: string): Queue =>
  replaceItem(queue, id, (item) => ({ ...item, isTried: true }));

/** Marks an item as refused, and removes the item that would undo it. */
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
 * Returns the `at` of a new last item. It exceeds all others, because two items may be created in one millisecond, and
 * the device's clock may be set back.
 */
export const getNextTimestamp = (queue: Queue, now: number): number =>
  Math.max(now, ...queue.map(({ at }) => at + 1));

/** Removes an acknowledged item. An item that undoes it then also reverts the promotions (ROSTER-14). */
export const acknowledgeQueuedChange = (queue: Queue, { id, events }: PlayChange): Queue =>
  discardQueuedItem(queue, id).map((item) =>
    item.undoes === id ? { ...item, events: invertEvents(events) } : item,
  );

/**
 * Undoes an unsent change (ROSTER-14): removes a change that was never sent, or adds a change that undoes it.
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
 * Merges the device's stored items with this page's items, in their order. A stored item that this page lacks may have
 * been sent.
 * @param ownIds ids of items whose state on this page is newer: they could not be saved, or changed after the read.
 *   Such an item that the page lacks has been discarded
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

/** Rebuilds the events of a refused item on the current state; null when not all of them make sense there. */
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
