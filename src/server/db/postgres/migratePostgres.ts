import { sql } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import { MIGRATION_STEPS, assertNotNewer } from '../migrationSteps';
import type { ClubDatabase } from '../tables';
import { validatePostgresSchema } from './postgresSchemaCheck';

/** The migrations of PostgreSQL. The table `schema_version` stores the number of the applied ones. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATION_STEPS.flatMap(
  ({ postgres }) => postgres ?? [],
);

/** Reads the number of applied migrations. 0 for a database without the program's tables. */
export async function readPostgresSchemaVersion(database: ClubDatabase): Promise<number> {
  const { rows: tables } = await sql<{
    name: string | null;
  }>`SELECT to_regclass('schema_version')::text AS name`.execute(database);
  if (tables[0]?.name == null) return 0;
  const { rows } = await sql<{
    version: number;
  }>`SELECT version FROM schema_version`.execute(database);
  return rows[0]?.version ?? 0;
}

/**
 * Applies all missing migrations in one transaction. Servers that start at the same time run it one after the other.
 * @throws OperatorError when a newer program wrote the database, or its tables are not this program's
 */
export async function migratePostgres(
  database: ClubDatabase,
  migrations = POSTGRES_MIGRATIONS,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const run = (statements: string) => sql.raw(statements).execute(transaction);
    const reason = await validatePostgresSchema(transaction, migrations);
    if (reason !== null) throw new OperatorError(`База PostgreSQL не подходит: ${reason}.`);
    const found = await readPostgresSchemaVersion(transaction);
    assertNotNewer(found, migrations.length);
    if (found === migrations.length) return;
    await run('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    for (const statements of migrations.slice(found)) await run(statements);
    await run(
      `DELETE FROM schema_version; INSERT INTO schema_version VALUES (${migrations.length})`,
    );
  });
}
