import type { WishKind } from '../../../domain/draw/base/wishes';
import type { ClubDatabase } from '../../db/tables';

export type PlayerWish = { one: string; other: string; kind: WishKind };

/** All SQL of wishes about players (DRAW-20). */
export function createWishRepository(database: ClubDatabase) {
  return {
    /** Lists all wishes of the club. They are few, because the desk sets them one by one. */
    listAll: (): Promise<PlayerWish[]> =>
      database
        .selectFrom('player_wishes')
        .select(['one_id as one', 'other_id as other', 'kind'])
        .orderBy('one_id')
        .orderBy('other_id')
        .execute(),

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
