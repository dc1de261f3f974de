import type { Sex } from '../../draw/base/drawnRound';
import type { EntryAddedEvent, EntryChangedEvent, PlayEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { createEntryState, type EntryState } from '../model/entry';
import { listIdsWithStatus, createLastRank, createMoveEvent } from './roster';
import { countFreeSpots } from './spots';

/** What is known of an entry that joins. */
type JoiningEntry = {
  /** Signed up by the player: the desk may want to confirm it (APPLY-13). */
  isSignUp: boolean;
  /** Beyond the limits of signing up (APPLY-12). */
  isForReview: boolean;
  /** PLAY-46: where it was said on joining. */
  sex?: Sex | null;
  /** PLAY-52: who comes with it, and says the same of it. */
  partner?: string | null;
};

/**
 * ROSTER-2: the state of an entry that joins now: confirmed while there is room and nobody waits, else
 * behind those who wait.
 */
function getInitialEntryState(
  play: PlayState,
  { isSignUp, isForReview, sex = null, partner = null }: JoiningEntry,
): EntryState {
  const { entries, settings } = play;
  const hasRoom = countFreeSpots(play) > 0 && listIdsWithStatus(entries, 'waiting').length === 0;
  const isConfirmed = hasRoom && !(isSignUp && settings.isApprovedByHand);
  const status = isForReview ? 'review' : isConfirmed ? 'confirmed' : 'waiting';
  return { ...createEntryState(status, createLastRank(entries, status)), sex, partner };
}

const setEntry = (play: PlayState, entryId: string, entry: EntryState): PlayState => ({
  ...play,
  entries: { ...play.entries, [entryId]: entry },
});

/** ROSTER-2: the events by which entries join together, one after another in their order. */
export function createEntryAddedEvents(
  play: PlayState,
  joiningEntries: readonly (JoiningEntry & { id: string })[],
): EntryAddedEvent[] {
  let next = play;
  return joiningEntries.map(({ id, ...joining }) => {
    const state = getInitialEntryState(next, joining);
    next = setEntry(next, id, state);
    return { kind: 'entryAdded', entryId: id, state };
  });
}

/** APPLY-12: the events by which all entries in review join as if they signed up now. */
export function createAcceptAllReviewEvents(play: PlayState): EntryChangedEvent[] {
  let next = play;
  return listIdsWithStatus(play.entries, 'review').map((entryId) => {
    const { status } = getInitialEntryState(next, { isSignUp: true, isForReview: false });
    const event = createMoveEvent(next.entries, entryId, status, null)!;
    next = setEntry(next, entryId, { ...next.entries[entryId]!, ...event.to });
    return event;
  });
}

/** Entries that the events themselves made wait. */
const findMovedToWaitlist = (events: readonly PlayEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'entryChanged' && event.to.status === 'waiting' ? [event.entryId] : [],
    ),
  );

/**
 * ROSTER-7: who gets the places that a change made free: the first who wait, as many as it freed, and
 * nobody whom the change itself made wait. They are still to be told.
 * @param before the play before the change, `after` it
 * @param events what the change really did, without what was so already
 */
export function createPromotionEvents(
  before: PlayState,
  after: PlayState,
  events: readonly PlayEvent[],
): EntryChangedEvent[] {
  if (after.settings.isApprovedByHand) return [];
  const left = Math.max(0, countFreeSpots(before));
  if (!(countFreeSpots(after) > left)) return [];
  const excluded = findMovedToWaitlist(events);
  const waiting = listIdsWithStatus(after.entries, 'waiting').filter((id) => !excluded.has(id));
  let next = after;
  return waiting.flatMap((entryId) => {
    if (countFreeSpots(next) <= left) return [];
    const entry = next.entries[entryId]!;
    const { from, to } = createMoveEvent(next.entries, entryId, 'confirmed', null)!;
    const event: EntryChangedEvent = {
      kind: 'entryChanged',
      entryId,
      from: { ...from, needsNotice: entry.needsNotice },
      to: { ...to, needsNotice: true },
    };
    next = setEntry(next, entryId, { ...entry, ...event.to });
    return event;
  });
}

/** True for an event that promotes an entry from the waitlist (ROSTER-7). */
export const isPromotion = (event: PlayEvent): boolean =>
  event.kind === 'entryChanged' &&
  event.from.status === 'waiting' &&
  event.to.status === 'confirmed' &&
  event.to.needsNotice === true;
