import type { Database } from 'better-sqlite3';
import { MIGRATION_STEPS, assertNotNewer } from '../migrationSteps';

/** The migrations of SQLite. A database's user_version is the number of the applied ones. */
export const SQLITE_MIGRATIONS: readonly string[] = MIGRATION_STEPS.map(({ sqlite }) => sqlite);

export const SCHEMA_VERSION = SQLITE_MIGRATIONS.length;

/** The first schema version of a file with the named data. */
export const SCHEMA_VERSION_WITH = { calendar: 5, plays: 7, playPages: 8, players: 9 } as const;

export const readSqliteSchemaVersion = (sqlite: Database): number =>
  sqlite.pragma('user_version', { simple: true }) as number;

/**
 * Applies all missing migrations in one transaction.
 * @param migrations other migrations in tests
 * @throws OperatorError when a newer program wrote the database
 */
export function migrateSqlite(
  sqlite: Database,
  migrations: readonly string[] = SQLITE_MIGRATIONS,
): void {
  const found = readSqliteSchemaVersion(sqlite);
  assertNotNewer(found, migrations.length);
  if (found === migrations.length) return;
  const steps = sqlite.transaction(() => {
    // Another process may have migrated the database while this one waited for the lock.
    for (const statements of migrations.slice(readSqliteSchemaVersion(sqlite)))
      sqlite.exec(statements);
    sqlite.pragma(`user_version = ${migrations.length}`);
  });
  steps.immediate();
}
