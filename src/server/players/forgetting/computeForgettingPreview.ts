import type {
  ForgetPreview,
  UpcomingTournament,
} from '../../../domain/players/forgetting/forgetWire';
import type { ClubDatabase } from '../../db/tables';
import type { PersonMentions } from './findPersonMentions';
import type { PersonRecords } from './personRecords';

/** Lists unfinished tournaments with the person in the roster or the applications. */
async function listOpenTournaments(
  database: ClubDatabase,
  { entries, applications }: PersonRecords,
  today: string,
): Promise<UpcomingTournament[]> {
  const withEntries = new Set(entries.map(({ applicationId }) => applicationId));
  const applied = applications.filter(({ id }) => !withEntries.has(id));
  const ids = [...entries, ...applied].map(({ tournamentId }) => tournamentId);
  if (ids.length === 0) return [];
  const coming = await database
    .selectFrom('tournaments as t')
    .leftJoin('plays as p', 'p.tournament_id', 't.id')
    .select(['t.id', 't.date', 't.start_time as startTime'])
    .where('t.id', 'in', ids)
    .where('t.date', '>=', today)
    .where('t.deleted_at', 'is', null)
    .where('p.winners', 'is', null)
    .orderBy('t.date')
    .orderBy('t.id')
    .execute();
  const active = await database
    .selectFrom('play_entries')
    .select('tournament_id')
    .where('id', 'in', entries.length > 0 ? entries.map(({ id }) => id) : [''])
    .where('status', 'in', ['confirmed', 'waiting', 'review'])
    .execute();
  const taking = new Set([
    ...active.map(({ tournament_id }) => tournament_id),
    ...applied.map(({ tournamentId }) => tournamentId),
  ]);
  return coming.filter(({ id }) => taking.has(id));
}

async function countRows(
  database: ClubDatabase,
  table: 'player_invitations' | 'player_wishes',
  ids: readonly string[],
): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ or, eb }) =>
      or(
        table === 'player_wishes'
          ? [eb('one_id', 'in', ids), eb('other_id', 'in', ids)]
          : [eb('player_id', 'in', ids)],
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the data that forgetting a player would replace now (PLAYER-61). */
export async function computeForgettingPreview(
  database: ClubDatabase,
  records: PersonRecords,
  { organized, lines, answers }: PersonMentions,
  today: string,
): Promise<ForgetPreview> {
  const { playerIds, entries, applications } = records;
  const notes = await database
    .selectFrom('players')
    .select('id')
    .where('id', 'in', playerIds)
    .where('note', '<>', '')
    .execute();
  const open = [
    ...(await listOpenTournaments(database, records, today)),
    ...organized
      .filter(({ isOpen }) => isOpen)
      .map(({ id, date, startTime }) => ({ id, date, startTime })),
  ];
  return {
    entries: entries.length,
    applications: applications.length,
    organized: organized.length,
    historyLines: lines.length,
    keptAnswers: answers.length,
    invitations: await countRows(database, 'player_invitations', playerIds),
    wishes: await countRows(database, 'player_wishes', playerIds),
    hasNote: notes.length > 0,
    players: playerIds.length,
    openTournaments: [...new Map(open.map((one) => [one.id, one])).values()],
  };
}
