import { newEntryState, type EntryState } from './entry';
import type { EntryChanged, PlayEvent } from './events';
import type { PlayState } from './playState';
import { freePlaces, idsOf, lastRank, moveEvent } from './roster';

/** What is known of an entry that comes. */
type Arrival = {
  /** Signed up by the player: the desk may want to confirm it (APPLY-13). */
  isSignUp: boolean;
  /** Beyond the limits of signing up (APPLY-12). */
  isHeldForReview: boolean;
};

/**
 * ROSTER-2: the state of an entry that arrives now: confirmed while there is room and nobody waits, else
 * behind those who wait.
 */
export function stateOnArrival(
  play: PlayState,
  { isSignUp, isHeldForReview }: Arrival,
): EntryState {
  const { entries, settings } = play;
  const hasRoom = freePlaces(play) > 0 && idsOf(entries, 'waiting').length === 0;
  const isConfirmed = hasRoom && !(isSignUp && settings.isApprovedByHand);
  const status = isHeldForReview ? 'review' : isConfirmed ? 'confirmed' : 'waiting';
  return newEntryState(status, lastRank(entries, status));
}

/** Entries that the events themselves made wait. */
const putToWaiting = (events: readonly PlayEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'entryChanged' && event.to.status === 'waiting' ? [event.entryId] : [],
    ),
  );

/**
 * ROSTER-7: who gets the places that a change made free: the first who wait, as many as it freed, and
 * nobody whom the change itself made wait. They are still to be told.
 * @param before the play before the change, `after` it
 */
export function handOver(
  before: PlayState,
  after: PlayState,
  events: readonly PlayEvent[],
): EntryChanged[] {
  if (after.settings.isApprovedByHand) return [];
  const freed = Math.max(0, freePlaces(after)) - Math.max(0, freePlaces(before));
  if (!(freed > 0)) return [];
  const excluded = putToWaiting(events);
  const next = idsOf(after.entries, 'waiting').filter((id) => !excluded.has(id));
  let { entries } = after;
  return next.slice(0, freed).map((entryId) => {
    const moved = moveEvent(entries, entryId, 'confirmed', null)!;
    const event: EntryChanged = {
      ...moved,
      from: { ...moved.from, needsNotice: entries[entryId]!.needsNotice },
      to: { ...moved.to, needsNotice: true },
    };
    entries = { ...entries, [entryId]: { ...entries[entryId]!, ...event.to } };
    return event;
  });
}
