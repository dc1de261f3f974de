import type { ClubDatabase } from '../../db/tables';
import { readPlayerAliases } from '../identity/playerAliases';

/** All SQL of invitations. */
export function createInvitationRepository(database: ClubDatabase) {
  return {
    /**
     * Lists a tournament's invitations. An invitation of a merged player belongs to the remaining player, with the
     * latest instant.
     */
    async listByTournament(tournamentId: number): Promise<{ playerId: string; at: string }[]> {
      const { resolve } = await readPlayerAliases(database);
      const rows = await database
        .selectFrom('player_invitations')
        .select(['player_id as playerId', 'at'])
        .where('tournament_id', '=', tournamentId)
        .orderBy('at')
        .orderBy('player_id')
        .execute();
      const last = new Map(rows.map(({ playerId, at }) => [resolve(playerId), at]));
      return [...last].map(([playerId, at]) => ({ playerId, at }));
    },

    async countKnown(playerIds: readonly string[]): Promise<number> {
      const rows = await database
        .selectFrom('players')
        .select('id')
        .where('id', 'in', playerIds)
        .where('forgotten_at', 'is', null)
        .execute();
      return rows.length;
    },

    /**
     * Adds invitations.
     * @param at ISO instant, UTC; replaces that of an earlier invitation
     */
    async add(tournamentId: number, playerIds: readonly string[], at: string): Promise<void> {
      await database
        .insertInto('player_invitations')
        .values(playerIds.map((player_id) => ({ tournament_id: tournamentId, player_id, at })))
        .onConflict((conflict) =>
          conflict.columns(['tournament_id', 'player_id']).doUpdateSet({ at }),
        )
        .execute();
    },
  };
}
