import type { Sex } from '../../draw/base/drawnRound';
import type { EntryAddedEvent, EntryChangedEvent, PlayEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import { createEntryState, type EntryState } from '../model/entry';
import { listIdsWithStatus, createLastRank, createMoveEvent } from './roster';
import { countFreeSpots } from './spots';

/** Data about an entry that joins. */
type JoiningEntry = {
  /** True for a player's own sign-up, which the desk may have to confirm (APPLY-13). */
  isSignUp: boolean;
  /** True for a sign-up beyond the limits (APPLY-12). */
  isForReview: boolean;
  /** Sex; null or missing when it is unknown (PLAY-46). */
  sex?: Sex | null;
  /** Id of a partner who joins at the same time and names this entry too (PLAY-52). */
  partner?: string | null;
};

/**
 * The state of an entry that joins now (ROSTER-2): confirmed if a spot is free and no entry is waiting, otherwise last
 * on the waitlist.
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

/** Creates the events that add entries one after another, in their order (ROSTER-2). */
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

/** Creates the events that accept all entries under review, as if they signed up now (APPLY-12). */
export function createAcceptAllReviewEvents(play: PlayState): EntryChangedEvent[] {
  let next = play;
  return listIdsWithStatus(play.entries, 'review').map((entryId) => {
    const { status } = getInitialEntryState(next, { isSignUp: true, isForReview: false });
    const event = createMoveEvent(next.entries, entryId, status, null)!;
    next = setEntry(next, entryId, { ...next.entries[entryId]!, ...event.to });
    return event;
  });
}

/** Ids of entries that the events moved to the waitlist. */
const findMovedToWaitlist = (events: readonly PlayEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'entryChanged' && event.to.status === 'waiting' ? [event.entryId] : [],
    ),
  );

/**
 * Promotes as many waiting entries as the change freed spots, in waitlist order. Skips entries that the change itself
 * moved to the waitlist. Each promoted entry needs a notice (ROSTER-7).
 * @param before the play before the change, `after` the play after it
 * @param events the events of the change, without those that have no effect
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
