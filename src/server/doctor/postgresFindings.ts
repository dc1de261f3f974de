import { CompiledQuery, sql } from 'kysely';
import { describeSummary } from '../backups/describeSummary';
import { encodingError } from '../db/postgres/encoding';
import { MIGRATIONS, versionOf } from '../db/postgres/migrate';
import { connectPostgres } from '../db/postgres/open';
import { foreignReason } from '../db/postgres/schemaCheck';
import type { ClubDatabase } from '../db/tables';
import { reasonOf } from '../db/storageFaults';
import { makeSessionRepository } from '../sessions/repository';
import { pluralize } from '../lib/format';
import {
  CLOCK_SINCE,
  clockFindings,
  clockQuery,
  overdueSince,
  type ClockState,
} from './clockFindings';
import { schemaFinding } from './databaseFindings';
import { good, wrong, type Finding, type Moment } from './finding';
import { outdatedQuery, PLAYERS_SINCE, retentionFindings } from './retentionFindings';

/** The oldest version that still gets fixes: https://www.postgresql.org/support/versioning/ */
const OLDEST_VERSION = 14;
const VERSION_UNIT = 10_000;

async function serverFinding(database: ClubDatabase): Promise<Finding> {
  const { rows } = await sql<{
    version: string;
  }>`SELECT current_setting('server_version_num') AS version`.execute(database);
  const version = Math.trunc(Number(rows[0]!.version) / VERSION_UNIT);
  return version >= OLDEST_VERSION
    ? good(`PostgreSQL ${version} отвечает`)
    : wrong(`PostgreSQL ${version} слишком стар, нужен ${OLDEST_VERSION} или новее`);
}

async function contentFindings(database: ClubDatabase, now: number): Promise<Finding[]> {
  const { rows } = await sql<{ tournaments: number; trashed: number; applications: number }>`
    SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS tournaments,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) AS trashed,
      (SELECT count(*) FROM applications) AS applications
    FROM tournaments`.execute(database);
  const sessions = await makeSessionRepository(database).sessionTimes(now);
  return [
    good(`В базе ${describeSummary({ ...rows[0]!, schema: MIGRATIONS.length })}`),
    good(`Открыто: ${pluralize(sessions.length, 'сеанс', 'сеанса', 'сеансов')}`),
  ];
}

async function trashClockFindings(
  database: ClubDatabase,
  { now, timeZone }: Moment,
): Promise<Finding[]> {
  const query = CompiledQuery.raw(clockQuery('$1'), [overdueSince(now)]);
  const { rows } = await database.executeQuery<ClockState>(query);
  return clockFindings(rows[0]!, now, timeZone);
}

async function outdatedFindings(database: ClubDatabase, moment: Moment): Promise<Finding[]> {
  const query = outdatedQuery(moment);
  if (query === null) return [];
  const { rows } = await database.executeQuery<{ count: number }>(CompiledQuery.raw(query));
  return retentionFindings(rows[0]!.count);
}

async function findingsOf(database: ClubDatabase, moment: Moment): Promise<Finding[]> {
  const server = await serverFinding(database);
  const fault = await encodingError(database);
  const encoding = fault === null ? good('База в кодировке UTF8') : wrong(fault);
  const reason = await foreignReason(database, MIGRATIONS);
  if (reason !== null) return [server, encoding, wrong(`База не подходит: ${reason}`)];
  const schema = await versionOf(database);
  return [
    server,
    encoding,
    schemaFinding(schema, MIGRATIONS.length),
    ...(schema > 0 ? await contentFindings(database, moment.now) : []),
    ...(schema >= CLOCK_SINCE.postgres ? await trashClockFindings(database, moment) : []),
    ...(schema >= PLAYERS_SINCE.postgres ? await outdatedFindings(database, moment) : []),
  ];
}

/** What is to be said of a database on PostgreSQL, which is not migrated. */
export async function postgresFindings(url: string, moment: Moment): Promise<Finding[]> {
  try {
    const database = connectPostgres(url);
    try {
      return await findingsOf(database, moment);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    return [wrong(`База PostgreSQL не читается: ${reasonOf(error)}`)];
  }
}
