import type { Attendance, EntryState, EntryStatus } from '../model/entry';
import { listIdsWithStatus } from './roster';

type Marks = { status: EntryStatus | null; attendance: Attendance | null };

/** True where an entry is reckoned with: confirmed, and not marked as absent (ROSTER-1). */
export const isExpected = ({ status, attendance }: Marks): boolean =>
  status === 'confirmed' && attendance !== 'absent';

/** True once somebody is known to have come, wherever they are now. */
export const hasCome = ({ attendance }: Pick<Marks, 'attendance'>): boolean =>
  attendance === 'arrived' || attendance === 'paused' || attendance === 'left';

/**
 * True where an entry was there, once the evening is over: nobody has to mark who came, but somebody who was late to
 * the end and played no match did not come (PLAYER-86).
 */
export const hasAttended = ({ hasPlayed, ...marks }: Marks & { hasPlayed: boolean }): boolean =>
  isExpected(marks) && (marks.attendance !== 'late' || hasPlayed);

/** The ids of those who are reckoned with, in the roster's order. */
export const listExpectedIds = (entries: Readonly<Record<string, EntryState>>): string[] =>
  listIdsWithStatus(entries, 'confirmed').filter((id) => isExpected(entries[id]!));
