import { groupBy } from '../../../domain/lib/groupBy';
import type { ForgottenPlayer } from '../../../domain/players/forgetting/forgetWire';
import type { ClubDatabase } from '../../db/tables';

/** Lists the forgotten players by ids without a name, and the rosters where «Игрок» replaces them (PLAYER-77). */
export async function readForgottenPlayers(database: ClubDatabase): Promise<ForgottenPlayer[]> {
  const players = await database
    .selectFrom('players')
    .select(['id', 'forgotten_at as at'])
    .where('forgotten_at', 'is not', null)
    .orderBy('forgotten_at')
    .orderBy('id')
    .execute();
  const rows = await database
    .selectFrom('play_entries as e')
    .innerJoin('players as p', 'p.id', 'e.player_id')
    .select(['p.id', 'e.tournament_id as tournamentId'])
    .distinct()
    .where('p.forgotten_at', 'is not', null)
    .orderBy('e.tournament_id')
    .execute();
  const byPlayer = groupBy(rows, ({ id }) => id);
  return players.map(({ id, at }) => ({
    id,
    at: at!,
    tournamentIds: (byPlayer.get(id) ?? []).map(({ tournamentId }) => tournamentId),
  }));
}
