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
