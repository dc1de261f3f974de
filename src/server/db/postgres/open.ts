import { Kysely } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import type { ClubDatabase, Tables } from '../tables';
import { describeServerFailure } from '../storageFailures';
import { PostgresClubDialect } from './dialect';
import { validatePostgresEncoding } from './encoding';
import { assertReadablePostgresFiles } from './encryption';
import { migratePostgres } from './migratePostgres';
import { createPostgresPool, type PoolLimits } from './pool';

/**
 * Connects to a PostgreSQL database without migrating it. Connections are opened when needed.
 * @param url postgres://user:password@host:port/database
 * @param limits limits that replace the default ones
 * @returns the database; `destroy()` ends its connections
 * @throws OperatorError when a certificate in the address cannot be read
 */
export function connectPostgres(url: string, limits?: PoolLimits): ClubDatabase {
  assertReadablePostgresFiles(url);
  return new Kysely<Tables>({
    dialect: new PostgresClubDialect({ pool: createPostgresPool(url, limits) }),
  });
}

/**
 * Opens the club's database on PostgreSQL and migrates it.
 * @param url postgres://user:password@host:port/database, which errors never repeat
 * @throws OperatorError when the database does not respond, is not in UTF-8, or is newer than the program
 */
export async function openPostgres(url: string): Promise<ClubDatabase> {
  const database = connectPostgres(url);
  try {
    const message = await validatePostgresEncoding(database);
    if (message !== null) throw new OperatorError(message);
    await migratePostgres(database);
    return database;
  } catch (error) {
    await database.destroy();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `Базу данных PostgreSQL не удалось открыть: ${describeServerFailure(error)}`,
    );
  }
}
