import type { WishKind } from '../../../domain/draw/base/wishes';
import type { ClubDatabase } from '../../db/tables';

export type PlayerWish = { one: string; other: string; kind: WishKind };

/** All SQL of what players are not to do together (DRAW-20). */
export function createWishRepository(database: ClubDatabase) {
  return {
    /** All that there are in the club: few, since the desk sets them one by one. */
    listAll: (): Promise<PlayerWish[]> =>
      database
        .selectFrom('player_wishes')
        .select(['one_id as one', 'other_id as other', 'kind'])
        .orderBy('one_id')
        .orderBy('other_id')
        .execute(),

    /** Resolves a merged player's id to the one at the end of the chain of merges (PLAYER-1). */
    async readAliasLookup(): Promise<(playerId: string) => string> {
      const rows = await database
        .selectFrom('players')
        .select(['id', 'merged_into as into'])
        .where('merged_into', 'is not', null)
        .execute();
      const into = new Map(rows.map((row) => [row.id, row.into!]));
      return (playerId) => {
        let last = playerId;
        // No longer than there are merges, should they ever make a circle.
        for (let step = 0; step < rows.length && into.has(last); step += 1) last = into.get(last)!;
        return last;
      };
    },

    add: ({ one, other, kind }: PlayerWish) =>
      database.insertInto('player_wishes').values({ one_id: one, other_id: other, kind }).execute(),

    remove: ({ one, other }: PlayerWish) =>
      database
        .deleteFrom('player_wishes')
        .where('one_id', '=', one)
        .where('other_id', '=', other)
        .execute(),
  };
}
