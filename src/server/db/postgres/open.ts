import { Kysely } from 'kysely';
import { Refusal } from '../../refusal';
import type { ClubDatabase, Tables } from '../tables';
import { reasonOf } from '../troubles';
import { ClubDialect } from './dialect';
import { encodingTrouble } from './encoding';
import { refuseUnreadableFiles } from './encryption';
import { migrate } from './migrate';
import { makePool } from './pool';

/**
 * A database on PostgreSQL as it is; a connection is made when it is needed.
 * @param url postgres://user:password@host:port/database
 * @returns the database; `destroy()` ends its connections
 * @throws Refusal where a certificate that the address names cannot be read
 */
export function connectPostgres(url: string): ClubDatabase {
  refuseUnreadableFiles(url);
  return new Kysely<Tables>({ dialect: new ClubDialect({ pool: makePool(url) }) });
}

/**
 * Opens the club's database on PostgreSQL and migrates it.
 * @param url as above; it is never told in an error
 * @throws Refusal where it does not answer, is not in UTF-8, or is newer than the code
 */
export async function openPostgres(url: string): Promise<ClubDatabase> {
  const database = connectPostgres(url);
  try {
    const trouble = await encodingTrouble(database);
    if (trouble !== null) throw new Refusal(trouble);
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    if (error instanceof Refusal) throw error;
    throw new Refusal(`Базу данных PostgreSQL не удалось открыть: ${reasonOf(error)}`);
  }
}
