import { CompiledQuery, sql } from 'kysely';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import { createDatabaseClock } from '../db/databaseClock';
import { validatePostgresEncoding, connectPostgres } from '../db/postgres/open';
import { POSTGRES_MIGRATIONS, readPostgresSchemaVersion } from '../db/postgres/migratePostgres';
import { validatePostgresSchema } from '../db/postgres/postgresSchemaCheck';
import type { ClubDatabase } from '../db/tables';
import { describeServerFailure } from '../db/storageFailures';
import { createSessionRepository } from '../sessions/sessionRepository';
import { FORGOTTEN_QUERY, type ForgottenPlayerRecord } from '../players/forgetting/scrubNote';
import { formatPlainQuantity } from '../lib/format';
import {
  FIRST_SCHEMA_WITH_TRASH_CLOCK,
  checkClock,
  checkClockOffset,
  buildTrashClockQuery,
  computeTrashOverdueInstant,
  type TrashClockState,
} from './checkClock';
import { checkSchemaVersion } from './checkDatabaseFile';
import { checkForgottenFile } from './checkForgotten';
import {
  createPassedCheck,
  createFailResult,
  type CheckResult,
  type DoctorContext,
} from './checkResult';
import {
  buildOutdatedCountSql,
  checkRetention,
  checkUnusedPlayers,
  FIRST_SCHEMA_WITH_PLAYERS,
  UNUSED_PLAYERS_QUERY,
} from './checkRetention';

/** The oldest version of PostgreSQL with fixes: https://www.postgresql.org/support/versioning/ */
const OLDEST_VERSION = 14;
const VERSION_UNIT = 10_000;

async function checkServer(database: ClubDatabase): Promise<CheckResult> {
  const { rows } = await sql<{
    version: string;
  }>`SELECT current_setting('server_version_num') AS version`.execute(database);
  const version = Math.trunc(Number(rows[0]!.version) / VERSION_UNIT);
  return version >= OLDEST_VERSION
    ? createPassedCheck(`PostgreSQL ${version} отвечает`)
    : createFailResult(`PostgreSQL ${version} слишком стар, нужен ${OLDEST_VERSION} или новее`);
}

async function checkContent(database: ClubDatabase, now: number): Promise<CheckResult[]> {
  const { rows } = await sql<{ tournaments: number; trashed: number; applications: number }>`
    SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS tournaments,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) AS trashed,
      (SELECT count(*) FROM applications) AS applications
    FROM tournaments`.execute(database);
  const sessions = await createSessionRepository(database).listSessionTimes(now);
  return [
    createPassedCheck(
      `В базе ${describeDatabaseSummary({ ...rows[0]!, schema: POSTGRES_MIGRATIONS.length })}`,
    ),
    createPassedCheck(
      `Открыто: ${formatPlainQuantity(sessions.length, 'сеанс', 'сеанса', 'сеансов')}`,
    ),
  ];
}

async function checkTrashClock(
  database: ClubDatabase,
  { now, timeZone }: DoctorContext,
): Promise<CheckResult[]> {
  const query = CompiledQuery.raw(buildTrashClockQuery('$1'), [computeTrashOverdueInstant(now)]);
  const { rows } = await database.executeQuery<TrashClockState>(query);
  return checkClock(rows[0]!, now, timeZone);
}

async function checkOutdated(
  database: ClubDatabase,
  moment: DoctorContext,
): Promise<CheckResult[]> {
  const query = buildOutdatedCountSql(moment);
  if (query === null) return [];
  const { rows } = await database.executeQuery<{ count: number }>(CompiledQuery.raw(query));
  return checkRetention(rows[0]!.count);
}

async function checkPlayers(
  database: ClubDatabase,
  { backupFolder }: DoctorContext,
): Promise<CheckResult[]> {
  const { rows } = await database.executeQuery<ForgottenPlayerRecord>(
    CompiledQuery.raw(FORGOTTEN_QUERY),
  );
  const unused = await database.executeQuery<{ count: number }>(
    CompiledQuery.raw(UNUSED_PLAYERS_QUERY),
  );
  return [...checkUnusedPlayers(unused.rows[0]!.count), ...checkForgottenFile(rows, backupFolder)];
}

async function runChecks(database: ClubDatabase, moment: DoctorContext): Promise<CheckResult[]> {
  const server = await checkServer(database);
  const message = await validatePostgresEncoding(database);
  const encoding =
    message === null ? createPassedCheck('База в кодировке UTF8') : createFailResult(message);
  const reason = await validatePostgresSchema(database, POSTGRES_MIGRATIONS);
  if (reason !== null) return [server, encoding, createFailResult(`База не подходит: ${reason}`)];
  const schema = await readPostgresSchemaVersion(database);
  return [
    server,
    encoding,
    checkSchemaVersion(schema, POSTGRES_MIGRATIONS.length),
    ...(schema > 0 ? await checkContent(database, moment.now) : []),
    ...(schema >= FIRST_SCHEMA_WITH_TRASH_CLOCK.postgres
      ? await checkTrashClock(database, moment)
      : []),
    ...(schema >= FIRST_SCHEMA_WITH_PLAYERS.postgres
      ? [...(await checkOutdated(database, moment)), ...(await checkPlayers(database, moment))]
      : []),
  ];
}

/** Returns findings about a PostgreSQL database, without migrating it. */
export async function checkPostgres(url: string, moment: DoctorContext): Promise<CheckResult[]> {
  try {
    const database = connectPostgres(url);
    try {
      const { clock } = await createDatabaseClock(database, () => moment.now);
      const now = clock();
      return [
        ...(await runChecks(database, { ...moment, now })),
        ...checkClockOffset(moment.now, now),
      ];
    } finally {
      await database.destroy();
    }
  } catch (error) {
    return [createFailResult(`База PostgreSQL не читается: ${describeServerFailure(error)}`)];
  }
}
