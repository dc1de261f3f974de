import type { Compilable, CompiledQuery } from 'kysely';
import type { ClubDatabase } from './tables';

/**
 * A query of every request: it is composed once for each database, which takes longer than to run it.
 * @param compose gives it with anything in place of its parameters
 * @returns runs it in a database, or in a transaction of it, with parameters in the order in which the
 * query names them
 */
export function compiled<Row>(compose: (database: ClubDatabase) => Compilable<Row>) {
  /** By what a database and its transactions have in common. */
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (database: ClubDatabase, ...parameters: unknown[]): Promise<Row[]> => {
    const { adapter } = database.getExecutor();
    const once = known.get(adapter) ?? compose(database).compile();
    known.set(adapter, once);
    return (await database.executeQuery<Row>({ ...once, parameters })).rows;
  };
}
