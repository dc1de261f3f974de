import type { Database } from 'better-sqlite3';
import { MIGRATION_STEPS, assertNotNewer } from '../migrationSteps';

/** A database's user_version says how many of them it has had. */
export const SQLITE_MIGRATIONS: readonly string[] = MIGRATION_STEPS.map(({ sqlite }) => sqlite);

/** The step of migration at which the code's own tables are. */
export const SCHEMA_VERSION = SQLITE_MIGRATIONS.length;

/** The first step of migration of a file that has what is named. */
export const SCHEMA_VERSION_WITH = { calendar: 5, plays: 7, playPages: 8, players: 9 } as const;

/** A database's step of migration. */
export const readSqliteSchemaVersion = (sqlite: Database): number =>
  sqlite.pragma('user_version', { simple: true }) as number;

/**
 * Brings the tables to what the code knows, all steps in one transaction.
 * @param migrations stand-ins for the project's own, in tests
 * @throws OperatorError where a newer program has written this database
 */
export function migrateSqlite(
  sqlite: Database,
  migrations: readonly string[] = SQLITE_MIGRATIONS,
): void {
  const found = readSqliteSchemaVersion(sqlite);
  assertNotNewer(found, migrations.length);
  if (found === migrations.length) return;
  const steps = sqlite.transaction(() => {
    // Another process may have migrated while this one waited for the lock.
    for (const statements of migrations.slice(readSqliteSchemaVersion(sqlite)))
      sqlite.exec(statements);
    sqlite.pragma(`user_version = ${migrations.length}`);
  });
  steps.immediate();
}
