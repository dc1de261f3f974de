import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { ClubDatabase } from '../../db/tables';

/** More plays than are watched at the same time. */
const PLAYS_MAX = 50;

const findKeys = compileQuery((database, { id }: { id: number }) =>
  database
    .selectFrom('plays as p')
    .innerJoin('list_state', (join) => join.onTrue())
    .select(['p.version', buildIncarnationColumnSql(database).as('incarnation')])
    .where('p.tournament_id', '=', id),
);

/**
 * Caches what is made of a play's changes until it has another version: while many look at a page, or send forms,
 * hundreds of changes are not folded for each of them. Versions come again in a database that was put back, so the
 * incarnation belongs to the key (SCALE-3).
 * @param read makes the value, from a tournament's play as it is stored
 */
export function createPlayCache<Value>(
  database: ClubDatabase,
  read: (tournamentId: number) => Promise<Value>,
) {
  const cache = new Map<number, { key: string; value: Value }>();
  return async (id: number): Promise<Value> => {
    const [row] = await findKeys(database, { id });
    // The play may be gone since its caller has found it.
    if (!row) return read(id);
    const key = `${requireDatabaseIncarnation(row.incarnation)}.${row.version}`;
    const found = cache.get(id);
    if (found?.key === key) return found.value;
    // What is stored meanwhile may be in it already, and has a later version.
    const value = await read(id);
    cache.delete(id);
    if (cache.size >= PLAYS_MAX) cache.delete(cache.keys().next().value!);
    cache.set(id, { key, value });
    return value;
  };
}
