import type { PlayEvent } from '../log/events';
import type { EntryState, EntryStatus } from '../model/entry';

/**
 * Creates the events that add a reviewed sign-up to the play's changes after the desk's decision (APPLY-12).
 * @param status the current status: the player may have withdrawn before the decision
 */
export function createReviewedEntryEvents(
  entryId: string,
  state: EntryState,
  status: EntryStatus,
): PlayEvent[] {
  const added: PlayEvent = { kind: 'entryAdded', entryId, state };
  if (status === state.status) return [added];
  const from = { status: state.status };
  return [added, { kind: 'entryChanged', entryId, from, to: { status } }];
}

/** Statuses of a sign-up outside the roster that the desk can still accept (APPLY-12). */
const OUTSIDE: readonly (EntryStatus | undefined)[] = ['review', 'withdrawn', 'declined'];

/** The fields that a move within the roster changes. */
const MOVED_FIELDS: readonly string[] = ['status', 'rank'] satisfies (keyof EntryState)[];

/**
 * True when the events only move sign-ups under review and accept none of them (APPLY-12). Other events do not depend
 * on such a change, so it stays outside the log.
 */
export const isBesideLog = (
  events: readonly PlayEvent[],
  reviewIds: ReadonlySet<string>,
): boolean =>
  events.length > 0 &&
  events.every(
    (event) =>
      event.kind === 'entryChanged' &&
      reviewIds.has(event.entryId) &&
      Object.keys(event.to).every((name) => MOVED_FIELDS.includes(name)) &&
      (event.to.status === undefined || OUTSIDE.includes(event.to.status)),
  );

/** The entries that the events accept; some of them may have been under review (APPLY-12). */
export const listAcceptedEntryIds = (events: readonly PlayEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'entryChanged' &&
    OUTSIDE.includes(event.from.status) &&
    (event.to.status === 'confirmed' || event.to.status === 'waiting')
      ? [event.entryId]
      : [],
  );
