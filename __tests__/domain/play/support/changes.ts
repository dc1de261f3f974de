import {
  acceptChange,
  type AcceptedChange,
} from '../../../../src/domain/play/changes/acceptChange';
import type { EntryChangedEvent, PlayEvent } from '../../../../src/domain/play/log/events';
import { isRefusal, type PlayState, type Refusal } from '../../../../src/domain/play/log/playState';
import type { EntryState, EntryStatus } from '../../../../src/domain/play/model/entry';
import { createMoveEvent } from '../../../../src/domain/play/roster/roster';

/** Returns an accepted change. @throws when it was refused */
export function assertAccepted(result: AcceptedChange | Refusal): AcceptedChange {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

/** Accepts events without leaving a free spot unfilled. */
export const acceptEvents = (play: PlayState, ...events: readonly PlayEvent[]) =>
  acceptChange(play, events, () => true);

export const createSet = (
  play: PlayState,
  entryId: string,
  to: Partial<EntryState>,
): EntryChangedEvent => ({
  kind: 'entryChanged',
  entryId,
  from: Object.fromEntries(
    Object.keys(to).map((name) => [name, play.entries[entryId]![name as keyof EntryState]]),
  ),
  to,
});

export const createCapacityEvent = (play: PlayState, capacity: number | null): PlayEvent => ({
  kind: 'settingsChanged',
  from: { capacity: play.settings.capacity },
  to: { capacity },
});

/** Creates the events that move an entry to another part of the roster, before another entry or to the end. */
export const createMove = (
  play: PlayState,
  id: string,
  status: EntryStatus,
  before: string | null = null,
) => createMoveEvent(play.entries, id, status, before)!;
