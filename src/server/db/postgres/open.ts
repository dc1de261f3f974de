import { Kysely, sql } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import type { ClubDatabase, Tables } from '../tables';
import { describeServerFailure } from '../storageFailures';
import { PostgresClubDialect } from './dialect';
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
 * Returns the reason why a PostgreSQL database cannot store every text, in Russian. Null when it can (SCALE-1). The
 * database neither converts nor stores letters outside its own encoding.
 */
export async function validatePostgresEncoding(database: ClubDatabase): Promise<string | null> {
  const { rows } = await sql<{
    encoding: string;
  }>`SELECT current_setting('server_encoding') AS encoding`.execute(database);
  const { encoding } = rows[0]!;
  if (encoding === 'UTF8') return null;
  return (
    `База PostgreSQL в кодировке ${encoding}, а нужна UTF8. Создайте другую: ` +
    "CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0."
  );
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
