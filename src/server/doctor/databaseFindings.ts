import { existsSync, statSync } from 'node:fs';
import { CLOCK_TOLERANCE_MS, SESSION_LIFETIME_MS } from '../../domain/session';
import { describeSummary } from '../backups/describeSummary';
import { foreignKeyErrors, summaryOf, integrityErrors, type OpenFile } from '../db/sqlite/inspect';
import { SCHEMA_VERSION, schemaOf } from '../db/sqlite/migrate';
import { setPragmas } from '../db/sqlite/open';
import { foreignReason } from '../db/sqlite/schemaCheck';
import { pluralize, formatSize } from '../lib/format';
import {
  CLOCK_SINCE,
  clockFindings,
  clockQuery,
  overdueSince,
  type ClockState,
} from './clockFindings';
import { good, wrong, type Finding, type Moment } from './finding';
import { outdatedQuery, PLAYERS_SINCE, retentionFindings } from './retentionFindings';

/** Beyond it some program has kept an old state of the database open for long. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;

const PRAGMAS: Readonly<Record<string, unknown>> = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
};

function pragmaFinding(sqlite: OpenFile): Finding {
  setPragmas(sqlite);
  const refused = Object.keys(PRAGMAS).filter(
    (name) => sqlite.pragma(name, { simple: true }) !== PRAGMAS[name],
  );
  return refused.length === 0
    ? good('Записанное сразу попадает на диск (journal_mode=WAL, synchronous=FULL)')
    : wrong(`Не включается: ${refused.join(', ')}. Перенесите базу на обычный локальный диск`);
}

function soundnessFindings(sqlite: OpenFile): Finding[] {
  const [broken] = integrityErrors(sqlite);
  const orphans = foreignKeyErrors(sqlite);
  return [
    broken === undefined
      ? good('Файл базы цел')
      : wrong(`Файл базы повреждён (${broken}): восстановите её из копии, npm run restore`),
    orphans === 0
      ? good('Все строки на своих местах')
      : wrong(`Строк, потерявших свой турнир: ${orphans}: восстановите базу из копии`),
  ];
}

/** How a database's step of migration stands to the program's. */
export function schemaFinding(schema: number, known = SCHEMA_VERSION): Finding {
  const versions = `(версия базы ${schema}, программы ${known})`;
  if (schema > known) return wrong(`Программа старше базы ${versions}: обновите её`);
  if (schema === known) return good(`База той же версии, что и программа: ${schema}`);
  return good(`База старше программы ${versions}: обновится при следующем запуске`);
}

function trashClockFindings(sqlite: OpenFile, { now, timeZone }: Moment): Finding[] {
  if (schemaOf(sqlite) < CLOCK_SINCE.file) return [];
  const state = sqlite.prepare<[string], ClockState>(clockQuery('?')).get(overdueSince(now))!;
  return clockFindings(state, now, timeZone);
}

function outdatedFindings(sqlite: OpenFile, moment: Moment): Finding[] {
  const query = outdatedQuery(moment);
  if (query === null || schemaOf(sqlite) < PLAYERS_SINCE.file) return [];
  return retentionFindings(sqlite.prepare<[], number>(query).pluck().get()!);
}

function contentFindings(sqlite: OpenFile, now: number): Finding[] {
  const sessions = sqlite
    .prepare<[number, number], number>(
      'SELECT count(*) FROM sessions WHERE signed_in_at BETWEEN ? AND ?',
    )
    .pluck()
    .get(now - SESSION_LIFETIME_MS, now + CLOCK_TOLERANCE_MS)!;
  return [
    good(`В базе ${describeSummary(summaryOf(sqlite))}`),
    good(`Открыто: ${pluralize(sessions, 'сеанс', 'сеанса', 'сеансов')}`),
  ];
}

function logFinding(file: string): Finding {
  const log = `${file}-wal`;
  const size = existsSync(log) ? statSync(log).size : 0;
  return size <= LOG_MAX_BYTES
    ? good(`Журнал базы: ${formatSize(size)}`)
    : wrong(`Журнал базы вырос до ${formatSize(size)}: закройте программы, открывшие базу`);
}

/** What is to be said of a database that could be opened. */
export function databaseFindings(sqlite: OpenFile, file: string, moment: Moment): Finding[] {
  const schema = schemaOf(sqlite);
  const findings = [pragmaFinding(sqlite), ...soundnessFindings(sqlite), schemaFinding(schema)];
  const reason = foreignReason(sqlite);
  if (reason !== null) {
    findings.push(wrong(`База не подходит: ${reason}. Восстановите её из копии, npm run restore`));
  } else if (schema > 0) {
    findings.push(good('Таблицы и триггеры — те, что создала программа'));
    findings.push(...contentFindings(sqlite, moment.now));
    findings.push(...trashClockFindings(sqlite, moment));
    findings.push(...outdatedFindings(sqlite, moment));
  }
  return [...findings, logFinding(file)];
}
