import type { PlayState } from '../log/playState';
import type { Attendance, EntryStatus } from '../model/entry';
import { listPlayedEntryIds } from '../score/playedMatches';
import { listIdsWithStatus } from './roster';

/** The parts of a play from which people are counted. */
export type CountedPlay = Pick<PlayState, 'entries' | 'rounds' | 'outcome'>;

type Marks = { status: EntryStatus | null; attendance: Attendance | null };

/** True for a confirmed entry that is not marked as absent (ROSTER-1). */
export const isExpected = ({ status, attendance }: Marks): boolean =>
  status === 'confirmed' && attendance !== 'absent';

/** True for a player who has arrived, even if the player is away now. */
export const hasCome = ({ attendance }: Pick<Marks, 'attendance'>): boolean =>
  attendance === 'arrived' || attendance === 'paused' || attendance === 'left';

/**
 * True when the player came to the finished play (PLAYER-86). Arrival marks are optional. But a player who is still
 * marked as late and has played no match did not come.
 */
export const hasAttended = ({ hasPlayed, ...marks }: Marks & { hasPlayed: boolean }): boolean =>
  isExpected(marks) && (marks.attendance !== 'late' || hasPlayed);

/**
 * Looks up the attendance that counts. After the end, a player who is still late and has no match counts as absent
 * (PLAYER-86).
 */
export function createAttendanceLookup({ entries, rounds, outcome }: CountedPlay) {
  const played = outcome.finishedAt === null ? null : listPlayedEntryIds(rounds);
  return (entryId: string): Attendance | null => {
    const { attendance } = entries[entryId]!;
    return attendance === 'late' && played?.has(entryId) === false ? 'absent' : attendance;
  };
}

/** Ids of the expected entries, after the end of those who came, in roster order (ROSTER-42). */
export function listExpectedIds(play: CountedPlay): string[] {
  const attendanceOf = createAttendanceLookup(play);
  return listIdsWithStatus(play.entries, 'confirmed').filter((id) => attendanceOf(id) !== 'absent');
}
