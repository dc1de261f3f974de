import type { ClubDatabase } from '../../db/tables';

/**
 * Reads which player represents which other players after merges (PLAYER-6).
 * @param database may be a transaction; its own merges are then included
 */
export async function readPlayerAliases(database: ClubDatabase) {
  const rows = await database
    .selectFrom('players')
    .select(['id', 'merged_into', 'forgotten_at'])
    .where(({ or, eb }) =>
      or([eb('merged_into', 'is not', null), eb('forgotten_at', 'is not', null)]),
    )
    .execute();
  const forgottenIds = new Set(rows.flatMap((row) => (row.forgotten_at === null ? [] : row.id)));
  const targets = new Map(
    rows.flatMap((row) => (row.merged_into ? [[row.id, row.merged_into]] : [])),
  );

  /** The number of merges limits the loop, because merges may form a circle. */
  function listChain(playerId: string): string[] {
    const chain = [playerId];
    for (let next = targets.get(playerId); next !== undefined; next = targets.get(next)) {
      if (chain.length > targets.size) break;
      chain.push(next);
    }
    return chain;
  }

  return {
    /** Returns the player at the end of an id's chain of merges. */
    resolve: (playerId: string): string => listChain(playerId).at(-1)!,

    /** Returns the player at the end of an id's chain of merges. Null when a player in the chain is forgotten. */
    findActive(playerId: string): string | null {
      const chain = listChain(playerId);
      return chain.some((id) => forgottenIds.has(id)) ? null : chain.at(-1)!;
    },

    /** Lists the player, then all players merged with them in either direction. */
    listMerged(playerId: string): string[] {
      const found = new Set([playerId]);
      for (let before = 0; before < found.size;) {
        before = found.size;
        for (const [id, into] of targets) {
          if (found.has(id)) found.add(into);
          if (found.has(into)) found.add(id);
        }
      }
      return [...found];
    },
  };
}
