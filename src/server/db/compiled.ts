import type { Compilable } from 'kysely';
import type { ClubDatabase } from './tables';

/**
 * A query of every request: it is composed once, which takes longer than to run it.
 * @param query with anything in place of its parameters
 * @returns runs it with parameters in the order in which the query names them
 */
export function compiled<Row>(database: ClubDatabase, query: Compilable<Row>) {
  const once = query.compile();
  return async (...parameters: unknown[]): Promise<Row[]> =>
    (await database.executeQuery<Row>({ ...once, parameters })).rows;
}
