import { existsSync, statSync } from 'node:fs';
import { CLOCK_TOLERANCE_MS, SESSION_LIFETIME_MS } from '../../domain/protocol/session';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import {
  countForeignKeyErrors,
  computeDatabaseSummary,
  listIntegrityErrors,
  type OpenedDatabaseFile,
} from '../db/sqlite/inspect';
import { SCHEMA_VERSION, readSqliteSchemaVersion } from '../db/sqlite/migrateSqlite';
import { isDatabaseLocked } from '../db/sqlite/lock';
import { setPragmas } from '../db/sqlite/open';
import { validateSqliteSchema } from '../db/sqlite/sqliteSchemaCheck';
import { FORGOTTEN_QUERY, type ForgottenPlayerRecord } from '../players/forgetting/scrubNote';
import { formatPlainQuantity, formatSize } from '../lib/format';
import {
  FIRST_SCHEMA_WITH_TRASH_CLOCK,
  checkClock,
  buildTrashClockQuery,
  computeTrashOverdueInstant,
  type TrashClockState,
} from './checkClock';
import { checkForgottenFile, checkScrubbed } from './checkForgotten';
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

/**
 * Maximum number of bytes of the log. A longer one means that a program has kept an old state of the database open for
 * long.
 */
const LOG_MAX_BYTES = 64 * 1024 * 1024;

const PRAGMAS: Readonly<Record<string, unknown>> = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
};

function checkPragmas(sqlite: OpenedDatabaseFile): CheckResult {
  setPragmas(sqlite);
  const refused = Object.keys(PRAGMAS).filter(
    (name) => sqlite.pragma(name, { simple: true }) !== PRAGMAS[name],
  );
  return refused.length === 0
    ? createPassedCheck('Записанное сразу попадает на диск (journal_mode=WAL, synchronous=FULL)')
    : createFailResult(
        `Не включается: ${refused.join(', ')}. Перенесите базу на обычный локальный диск`,
      );
}

function checkSoundness(sqlite: OpenedDatabaseFile): CheckResult[] {
  const [broken] = listIntegrityErrors(sqlite);
  const orphans = countForeignKeyErrors(sqlite);
  return [
    broken === undefined
      ? createPassedCheck('Файл базы цел')
      : createFailResult(
          `Файл базы повреждён (${broken}): восстановите её из копии, npm run restore`,
        ),
    orphans === 0
      ? createPassedCheck('Все строки на своих местах')
      : createFailResult(`Строк, потерявших свой турнир: ${orphans}: восстановите базу из копии`),
  ];
}

export function checkSchemaVersion(schema: number, known = SCHEMA_VERSION): CheckResult {
  const versions = `(версия базы ${schema}, программы ${known})`;
  if (schema > known) return createFailResult(`Программа старше базы ${versions}: обновите её`);
  if (schema === known) return createPassedCheck(`База той же версии, что и программа: ${schema}`);
  return createPassedCheck(`База старше программы ${versions}: обновится при следующем запуске`);
}

function checkTrashClock(
  sqlite: OpenedDatabaseFile,
  { now, timeZone }: DoctorContext,
): CheckResult[] {
  if (readSqliteSchemaVersion(sqlite) < FIRST_SCHEMA_WITH_TRASH_CLOCK.file) return [];
  const state = sqlite
    .prepare<[string], TrashClockState>(buildTrashClockQuery('?'))
    .get(computeTrashOverdueInstant(now))!;
  return checkClock(state, now, timeZone);
}

function checkOutdated(sqlite: OpenedDatabaseFile, moment: DoctorContext): CheckResult[] {
  const query = buildOutdatedCountSql(moment);
  if (query === null || readSqliteSchemaVersion(sqlite) < FIRST_SCHEMA_WITH_PLAYERS.file) return [];
  return checkRetention(sqlite.prepare<[], number>(query).pluck().get()!);
}

function checkContent(sqlite: OpenedDatabaseFile, now: number): CheckResult[] {
  const sessions = sqlite
    .prepare<[number, number], number>(
      'SELECT count(*) FROM sessions WHERE signed_in_at BETWEEN ? AND ?',
    )
    .pluck()
    .get(now - SESSION_LIFETIME_MS, now + CLOCK_TOLERANCE_MS)!;
  return [
    createPassedCheck(`В базе ${describeDatabaseSummary(computeDatabaseSummary(sqlite))}`),
    createPassedCheck(`Открыто: ${formatPlainQuantity(sessions, 'сеанс', 'сеанса', 'сеансов')}`),
  ];
}

function checkLog(file: string): CheckResult {
  const log = `${file}-wal`;
  const size = existsSync(log) ? statSync(log).size : 0;
  return size <= LOG_MAX_BYTES
    ? createPassedCheck(`Журнал базы: ${formatSize(size)}`)
    : createFailResult(
        `Журнал базы вырос до ${formatSize(size)}: закройте программы, открывшие базу`,
      );
}

/** The real path of the database's file, and its path in the server's settings. */
type Places = { file: string; databaseFile: string };

function checkPlayers(
  sqlite: OpenedDatabaseFile,
  { file, databaseFile }: Places,
  { backupFolder }: DoctorContext,
): CheckResult[] {
  if (readSqliteSchemaVersion(sqlite) < FIRST_SCHEMA_WITH_PLAYERS.file) return [];
  const rows = sqlite.prepare<[], ForgottenPlayerRecord>(FORGOTTEN_QUERY).all();
  const unused = sqlite.prepare<[], number>(UNUSED_PLAYERS_QUERY).pluck().get()!;
  return [
    ...checkUnusedPlayers(unused),
    ...checkForgottenFile(rows, backupFolder),
    ...checkScrubbed(rows, databaseFile, isDatabaseLocked(file)),
  ];
}

export function checkDatabaseFile(
  sqlite: OpenedDatabaseFile,
  places: Places,
  moment: DoctorContext,
): CheckResult[] {
  const schema = readSqliteSchemaVersion(sqlite);
  const findings = [checkPragmas(sqlite), ...checkSoundness(sqlite), checkSchemaVersion(schema)];
  const reason = validateSqliteSchema(sqlite);
  if (reason !== null) {
    findings.push(
      createFailResult(`База не подходит: ${reason}. Восстановите её из копии, npm run restore`),
    );
  } else if (schema > 0) {
    findings.push(createPassedCheck('Таблицы и триггеры — те, что создала программа'));
    findings.push(...checkContent(sqlite, moment.now));
    findings.push(...checkTrashClock(sqlite, moment));
    findings.push(...checkOutdated(sqlite, moment));
    findings.push(...checkPlayers(sqlite, places, moment));
  }
  return [...findings, checkLog(places.file)];
}
