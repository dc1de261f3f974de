import type { ClubDatabase } from '../../db/tables';

/** Runs a query unless the list of ids is empty. Not every database accepts an empty list. */
const readIfAny = async <Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<Row[]>,
): Promise<Row[]> => (ids.length === 0 ? [] : read(ids));

/** All SQL of a person's stored data (PLAYER-71). */
export function createExportRepository(database: ClubDatabase) {
  return {
    listPlayers: (ids: readonly string[]) =>
      database
        .selectFrom('players')
        .select(['id', 'phone', 'name_key as nameKey', 'note', 'merged_into as mergedInto'])
        .select(['created_at as createdAt', 'correction'])
        .where('id', 'in', ids)
        // A player whose phone and name were corrected to another person’s has no data except the id (PLAYER-1).
        .where(({ or, eb }) =>
          or([
            eb('merged_into', 'is', null),
            eb('phone', '<>', ''),
            eb('name_key', '<>', ''),
            eb('note', '<>', ''),
          ]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    listApplications: (applicationIds: readonly number[]) =>
      readIfAny(applicationIds, (ids) =>
        database
          .selectFrom('applications')
          .select(['tournament_id as tournamentId', 'name', 'contact_phone as phone', 'level'])
          .select(['user_id as userId', 'created_at as createdAt'])
          .where('id', 'in', ids)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ),

    /** Lists tournaments, including those in the trash. */
    listTournaments: (tournamentIds: readonly number[]) =>
      readIfAny(tournamentIds, (ids) =>
        database
          .selectFrom('tournaments')
          .select(['id as tournamentId', 'date', 'start_time as startTime'])
          .select(['tournament_type as tournamentType'])
          .select(['organizer_name as name', 'organizer_phone as phone'])
          .where('id', 'in', ids)
          .execute(),
      ),

    listHistory: (lineIds: readonly number[]) =>
      readIfAny(lineIds, (ids) =>
        database
          .selectFrom('tournament_history')
          .select(['tournament_id as tournamentId', 'at', 'changes'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute(),
      ),

    listInvitations: (playerIds: readonly string[]) =>
      database
        .selectFrom('player_invitations')
        .select(['tournament_id as tournamentId', 'at'])
        .where('player_id', 'in', playerIds)
        .orderBy('at')
        .execute(),

    listWishes: (ids: readonly string[]) =>
      database
        .selectFrom('player_wishes')
        .select(['one_id as one', 'other_id as other', 'kind'])
        .where(({ or, eb }) => or([eb('one_id', 'in', ids), eb('other_id', 'in', ids)]))
        .orderBy('one_id')
        .orderBy('other_id')
        .execute(),

    /** Lists the names of players in rosters, newest first. */
    listNames: (playerIds: readonly string[]) =>
      readIfAny(playerIds, (ids) =>
        database
          .selectFrom('play_entries')
          .select(['player_id as id', 'given_name as givenName', 'family_name as familyName'])
          .where('player_id', 'in', ids)
          .orderBy('created_at', 'desc')
          .execute(),
      ),
  };
}
