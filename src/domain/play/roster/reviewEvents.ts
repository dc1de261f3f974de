import type { PlayEvent } from '../log/events';
import type { EntryState, EntryStatus } from '../model/entry';

/**
 * Events by which a sign-up under review comes into the play's changes once the desk deals with it (APPLY-12).
 * @param status of the entry now: its player may have withdrawn it meanwhile
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

/** The statuses from which the desk takes in a sign-up that has no application yet (APPLY-12). */
const OUTSIDE: readonly (EntryStatus | undefined)[] = ['review', 'withdrawn', 'declined'];

/** What is moved by a change of them. */
const MOVED_FIELDS: readonly string[] = ['status', 'rank'] satisfies (keyof EntryState)[];

/**
 * True where events move sign-ups under review, and take none of them in: nothing else of the play depends on such a
 * change, so that it stays beside the log (APPLY-12).
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

/** APPLY-12: entries that come in, some of which were in review before. */
export const listAcceptedEntryIds = (events: readonly PlayEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'entryChanged' &&
    OUTSIDE.includes(event.from.status) &&
    (event.to.status === 'confirmed' || event.to.status === 'waiting')
      ? [event.entryId]
      : [],
  );
