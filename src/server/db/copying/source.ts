import { existsSync } from 'node:fs';
import type { DatabaseLocation } from '../../databaseLocation';
import { OperatorError } from '../../lib/operatorError';
import { inspectDatabase, openWithoutMigrating } from '../sqlite/inspect';
import { POSTGRES_MIGRATIONS, readPostgresSchemaVersion } from '../postgres/migratePostgres';
import { connectPostgres } from '../postgres/open';
import { validatePostgresSchema } from '../postgres/postgresSchemaCheck';
import type { ClubDatabase } from '../tables';
import { describeServerFailure } from '../storageFailures';

function assertFile(file: string): void {
  if (!existsSync(file)) throw new OperatorError(`файла ${file} нет`);
  const sqlite = openWithoutMigrating(file);
  try {
    inspectDatabase(sqlite);
  } finally {
    sqlite.close();
  }
}

async function assertPostgres(url: string): Promise<void> {
  const database = connectPostgres(url);
  try {
    const reason = await validatePostgresSchema(database, POSTGRES_MIGRATIONS);
    if (reason !== null) throw new OperatorError(reason);
    if ((await readPostgresSchemaVersion(database)) === 0)
      throw new OperatorError('в этой базе PostgreSQL клуба нет');
  } finally {
    await database.destroy();
  }
}

/**
 * Checks that the database to copy exists. The server's way to open it would create one (SCALE-4).
 * @throws OperatorError with the reason in Russian
 */
export async function assertDatabaseExists(place: DatabaseLocation): Promise<void> {
  try {
    if ('file' in place) assertFile(place.file);
    else await assertPostgres(place.url);
  } catch (error) {
    throw new OperatorError(
      `Копировать неоткуда: ${describeServerFailure(error)}. Проверьте --from.`,
    );
  }
}

/**
 * Checks that a server has used the database (SCALE-4).
 * @throws OperatorError when the database has no administrator
 */
export async function assertDatabaseInitialized(source: ClubDatabase): Promise<void> {
  const found = await source.selectFrom('administrators').select('username').executeTakeFirst();
  if (found) return;
  throw new OperatorError(
    'Копировать нечего: сервер с этой базой ещё не запускали. Проверьте --from.',
  );
}
