import type { Attendance, EntryState, EntryStatus } from '../model/entry';
import { listIdsWithStatus } from './roster';

type Marks = { status: EntryStatus | null; attendance: Attendance | null };

/** True for a confirmed entry that is not marked as absent (ROSTER-1). */
export const isExpected = ({ status, attendance }: Marks): boolean =>
  status === 'confirmed' && attendance !== 'absent';

/** True for a player who has come, even if now away. */
export const hasCome = ({ attendance }: Pick<Marks, 'attendance'>): boolean =>
  attendance === 'arrived' || attendance === 'paused' || attendance === 'left';

/**
 * True when the player came to the ended play (PLAYER-86). Arrival marks are optional, but a player who stayed late and
 * played no match did not come.
 */
export const hasAttended = ({ hasPlayed, ...marks }: Marks & { hasPlayed: boolean }): boolean =>
  isExpected(marks) && (marks.attendance !== 'late' || hasPlayed);

/** The ids of expected entries, in the roster's order. */
export const listExpectedIds = (entries: Readonly<Record<string, EntryState>>): string[] =>
  listIdsWithStatus(entries, 'confirmed').filter((id) => isExpected(entries[id]!));
