import { sql } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import { isPostgres } from '../jsonSql';
import type { ClubDatabase } from '../tables';
import { withTransaction } from '../withTransaction';
import { findDatabaseCopyOutcome, isDatabaseConnectionLost } from './lostConnection';
import {
  countIdenticalDatabaseRows,
  isDatabaseEmpty,
  countIdenticalDatabases,
  type CopiedRowCounts,
} from './compare';
import { insertRows, readRowPages } from './rows';
import { COPIED_TABLE_NAMES, type CopiedTableName, getTableCopying } from './tables';

/**
 * Runs work with the trigger off that gives a tournament a new revision for each application. In a copy all tournaments
 * are new.
 */
async function withRevisionsOff(database: ClubDatabase, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(database)) return work();
  const setTrigger = (state: 'DISABLE' | 'ENABLE') =>
    sql.raw(`ALTER TABLE applications ${state} TRIGGER application_has_changed`).execute(database);
  await setTrigger('DISABLE');
  await work();
  await setTrigger('ENABLE');
}

async function copyTable(
  from: ClubDatabase,
  to: ClubDatabase,
  table: CopiedTableName,
): Promise<number> {
  let count = 0;
  for await (const rows of readRowPages(from, table)) {
    await insertRows(to, table, rows);
    count += rows.length;
  }
  return count;
}

const NUMBERED = COPIED_TABLE_NAMES.filter((table) => getTableCopying(table).isNumbered);

/** Returns the column with the ids from the database, which is the table's key. */
const getNumberColumn = (table: CopiedTableName): string => getTableCopying(table).key[0]!;

/** Finds the highest id that a table has used, according to its rows and the history. */
async function findHighestId(database: ClubDatabase, table: CopiedTableName) {
  const known =
    table === 'tournaments'
      ? sql`SELECT id FROM tournaments UNION ALL SELECT tournament_id FROM tournament_history`
      : sql`SELECT ${sql.ref(getNumberColumn(table))} AS id FROM ${sql.table(table)}`;
  const { rows } = await sql<{
    highest: number | null;
  }>`SELECT max(id) AS highest FROM (${known}) AS known`.execute(database);
  return rows[0]?.highest ?? 0;
}

/** Makes the next ids follow the copied ones. The id of a deleted tournament is therefore never used again. */
export async function setNextIds(database: ClubDatabase): Promise<void> {
  for (const table of NUMBERED) {
    const highest = await findHighestId(database, table);
    if (highest === 0) continue;
    if (isPostgres(database)) {
      await sql`SELECT setval(pg_get_serial_sequence(${table}, ${getNumberColumn(table)}), ${highest})`.execute(
        database,
      );
    } else {
      await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(database);
      await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${highest})`.execute(
        database,
      );
    }
  }
}

/**
 * Copies all rows and compares them.
 * @throws OperatorError when a row differs between the two databases
 */
async function copyAll(source: ClubDatabase, target: ClubDatabase): Promise<CopiedRowCounts> {
  const copy = {} as CopiedRowCounts;
  await withRevisionsOff(target, async () => {
    for (const table of COPIED_TABLE_NAMES) copy[table] = await copyTable(source, target, table);
  });
  await setNextIds(target);
  for (const table of COPIED_TABLE_NAMES) {
    if ((await countIdenticalDatabaseRows(source, target, table)) !== null) continue;
    throw new OperatorError(`Копия таблицы ${table} не совпала с оригиналом: ничего не записано.`);
  }
  return copy;
}

/** Copies all rows or none. Null when the target is not empty. */
const copyIntoEmpty = (from: ClubDatabase, to: ClubDatabase): Promise<CopiedRowCounts | null> =>
  // The source's transaction ends first. The target can still be rolled back when that end fails.
  withTransaction(to, async (target) => {
    if (!(await isDatabaseEmpty(target))) return null;
    return withTransaction(from, (source) => copyAll(source, target));
  });

/**
 * Copies a whole club into an empty database and compares every row, all or nothing (SCALE-4). Nobody may write to
 * either database during the copy. An identical target counts as a success, because an earlier attempt may have lost
 * its response.
 * @throws OperatorError when the target has other rows, or a row differs
 */
export async function copyClub(
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<{ copy: CopiedRowCounts; wasThere: boolean }> {
  try {
    const copy = await copyIntoEmpty(from, to);
    if (copy) return { copy, wasThere: false };
  } catch (error) {
    if (!isDatabaseConnectionLost(error)) throw error;
    return { copy: await findDatabaseCopyOutcome(error, from, to), wasThere: true };
  }
  const found = await countIdenticalDatabases(from, to);
  if (found) return { copy: found, wasThere: true };
  throw new OperatorError('Куда копировать, уже есть данные: нужна пустая база.');
}
