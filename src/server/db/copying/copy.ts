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
import { setNextIds } from './ids';
import { insertRows, readRowPages } from './rows';
import { COPIED_TABLE_NAMES, type CopiedTableName } from './tables';

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
