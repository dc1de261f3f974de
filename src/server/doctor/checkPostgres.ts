import { CompiledQuery, sql } from 'kysely';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import { validatePostgresEncoding } from '../db/postgres/encoding';
import { POSTGRES_MIGRATIONS, readPostgresSchemaVersion } from '../db/postgres/migratePostgres';
import { connectPostgres } from '../db/postgres/open';
import { validatePostgresSchema } from '../db/postgres/postgresSchemaCheck';
import type { ClubDatabase } from '../db/tables';
import { describeFailure } from '../db/storageFailures';
import { createSessionRepository } from '../sessions/sessionRepository';
import { FORGOTTEN_QUERY, type ForgottenRow } from '../players/forgetting/scrubNote';
import { formatPlainQuantity } from '../lib/format';
import {
  TRASH_CLOCK_SCHEMA_VERSION,
  checkClock,
  buildTrashClockQuery,
  computeOverdueInstant,
  type ClockState,
} from './checkClock';
import { checkSchemaVersion } from './checkDatabaseFile';
import { checkForgottenFile } from './checkForgotten';
import {
  createPassResult,
  createFailResult,
  type CheckResult,
  type DoctorMoment,
} from './checkResult';
import {
  buildOutdatedQuery,
  checkRetention,
  checkUnusedPlayers,
  PLAYERS_SCHEMA_VERSION,
  UNUSED_PLAYERS_QUERY,
} from './checkRetention';

/** The oldest version that still gets fixes: https://www.postgresql.org/support/versioning/ */
const OLDEST_VERSION = 14;
const VERSION_UNIT = 10_000;

async function checkServer(database: ClubDatabase): Promise<CheckResult> {
  const { rows } = await sql<{
    version: string;
  }>`SELECT current_setting('server_version_num') AS version`.execute(database);
  const version = Math.trunc(Number(rows[0]!.version) / VERSION_UNIT);
  return version >= OLDEST_VERSION
    ? createPassResult(`PostgreSQL ${version} отвечает`)
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
    createPassResult(
      `В базе ${describeDatabaseSummary({ ...rows[0]!, schema: POSTGRES_MIGRATIONS.length })}`,
    ),
    createPassResult(
      `Открыто: ${formatPlainQuantity(sessions.length, 'сеанс', 'сеанса', 'сеансов')}`,
    ),
  ];
}

async function checkTrashClock(
  database: ClubDatabase,
  { now, timeZone }: DoctorMoment,
): Promise<CheckResult[]> {
  const query = CompiledQuery.raw(buildTrashClockQuery('$1'), [computeOverdueInstant(now)]);
  const { rows } = await database.executeQuery<ClockState>(query);
  return checkClock(rows[0]!, now, timeZone);
}

async function checkOutdated(database: ClubDatabase, moment: DoctorMoment): Promise<CheckResult[]> {
  const query = buildOutdatedQuery(moment);
  if (query === null) return [];
  const { rows } = await database.executeQuery<{ count: number }>(CompiledQuery.raw(query));
  return checkRetention(rows[0]!.count);
}

async function checkPlayers(
  database: ClubDatabase,
  { backupFolder }: DoctorMoment,
): Promise<CheckResult[]> {
  const { rows } = await database.executeQuery<ForgottenRow>(CompiledQuery.raw(FORGOTTEN_QUERY));
  const unused = await database.executeQuery<{ count: number }>(
    CompiledQuery.raw(UNUSED_PLAYERS_QUERY),
  );
  return [...checkUnusedPlayers(unused.rows[0]!.count), ...checkForgottenFile(rows, backupFolder)];
}

async function runChecks(database: ClubDatabase, moment: DoctorMoment): Promise<CheckResult[]> {
  const server = await checkServer(database);
  const message = await validatePostgresEncoding(database);
  const encoding =
    message === null ? createPassResult('База в кодировке UTF8') : createFailResult(message);
  const reason = await validatePostgresSchema(database, POSTGRES_MIGRATIONS);
  if (reason !== null) return [server, encoding, createFailResult(`База не подходит: ${reason}`)];
  const schema = await readPostgresSchemaVersion(database);
  return [
    server,
    encoding,
    checkSchemaVersion(schema, POSTGRES_MIGRATIONS.length),
    ...(schema > 0 ? await checkContent(database, moment.now) : []),
    ...(schema >= TRASH_CLOCK_SCHEMA_VERSION.postgres
      ? await checkTrashClock(database, moment)
      : []),
    ...(schema >= PLAYERS_SCHEMA_VERSION.postgres
      ? [...(await checkOutdated(database, moment)), ...(await checkPlayers(database, moment))]
      : []),
  ];
}

/** What is to be said of a database on PostgreSQL, which is not migrated. */
export async function checkPostgres(url: string, moment: DoctorMoment): Promise<CheckResult[]> {
  try {
    const database = connectPostgres(url);
    try {
      return await runChecks(database, moment);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    return [createFailResult(`База PostgreSQL не читается: ${describeFailure(error)}`)];
  }
}
