import type { PlayState } from '../../../domain/play/log/playState';
import { formatFullName, splitName } from '../../../domain/play/people/names';
import { createAttendanceLookup } from '../../../domain/play/roster/attendance';
import { getAmountPaid } from '../../../domain/play/roster/rosterTotals';
import type { AppearanceWithPlayer } from '../../../domain/players/card/buildPlayerCard';
import { listPlayedEntryIds } from '../../../domain/play/score/playedMatches';
import { isStillSamePerson } from '../../../domain/players/forgetting/anonymise';
import { isNeverAcceptedSignUp } from '../../play/entries/reviewEntries';
import type { PlayerRepository, TournamentPeopleTag } from '../identity/playerRepository';

type AppearanceRows = Awaited<ReturnType<PlayerRepository['listAppearanceRows']>>;
type EntryRow = AppearanceRows['entries'][number];
type ApplicationRow = AppearanceRows['applications'][number];

/** Statuses of entries that belong to no player: undone, declined, or not yet reviewed by the desk. */
const LEFT_OUT: readonly string[] = ['removed', 'declined', 'review'];

const isSamePerson = (application: ApplicationRow, entry: EntryRow): boolean =>
  isStillSamePerson(
    { name: application.name, phone: application.contact_phone },
    {
      name: formatFullName({ givenName: entry.given_name, familyName: entry.family_name }),
      phone: entry.phone,
    },
  );

/**
 * Lists the people who were in a tournament or applied for it.
 * @param state the play's state; empty for a tournament without a play
 */
export function listAppearances(
  { id: tournamentId, date, hasPlay }: TournamentPeopleTag,
  { entries, applications }: AppearanceRows,
  state: PlayState,
): AppearanceWithPlayer[] {
  const played = listPlayedEntryIds(state.rounds);
  const attendanceOf = createAttendanceLookup(state);
  const entered = entries.flatMap((row): AppearanceWithPlayer[] => {
    const entry = state.entries[row.id];
    if (!entry || LEFT_OUT.includes(entry.status)) return [];
    if (entry.status === 'withdrawn' && isNeverAcceptedSignUp(row)) return [];
    return [
      {
        playerId: row.player_id,
        entryId: row.id,
        givenName: row.given_name,
        familyName: row.family_name,
        phone: row.phone,
        level: row.level,
        tournamentId,
        date,
        createdAt: row.created_at,
        status: entry.status,
        attendance: attendanceOf(row.id),
        sex: entry.sex,
        paid: getAmountPaid(entry),
        hasPlayed: played.has(row.id),
        hasPlay,
      },
    ];
  });
  const entriesByApplication = new Map(entries.map((row) => [row.application_id, row]));
  // The desk may have given an application's entry to another person. The application is then the applicant's only
  // record.
  const isOnlyApplied = (row: ApplicationRow) => {
    const entry = entriesByApplication.get(row.id);
    if (!entry) return true;
    return entry.player_id !== row.player_id && !isSamePerson(row, entry);
  };
  const applied = applications.filter(isOnlyApplied).map((row): AppearanceWithPlayer => ({
    playerId: row.player_id,
    entryId: null,
    ...splitName(row.name),
    phone: row.contact_phone || null,
    level: row.level,
    tournamentId,
    date,
    createdAt: row.created_at,
    status: null,
    attendance: null,
    sex: null,
    paid: 0,
    hasPlayed: false,
    hasPlay,
  }));
  return [...entered, ...applied];
}
