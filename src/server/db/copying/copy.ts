import { sql } from 'kysely';
import { OperatorError } from '../../lib/operatorError';
import { isPostgres } from '../json';
import type { ClubDatabase } from '../tables';
import { inTransaction } from '../transaction';
import { findOutcome, isConnectionLost } from './lostConnection';
import { countSame, isEmpty, recognise, type Copy } from './compare';
import { continueIds } from './ids';
import { insertRows, pagesOf } from './rows';
import { COPIED, type Copied } from './tables';

/** Without the trigger that revises a tournament for each of its applications: all of them are new here. */
async function withoutRevisions(database: ClubDatabase, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(database)) return work();
  const trigger = (state: 'DISABLE' | 'ENABLE') =>
    sql.raw(`ALTER TABLE applications ${state} TRIGGER application_has_changed`).execute(database);
  await trigger('DISABLE');
  await work();
  await trigger('ENABLE');
}

async function copyTable(from: ClubDatabase, to: ClubDatabase, table: Copied): Promise<number> {
  let count = 0;
  for await (const rows of pagesOf(from, table)) {
    await insertRows(to, table, rows);
    count += rows.length;
  }
  return count;
}

/** @throws OperatorError where a row of one is not the same in the other */
async function copyAll(source: ClubDatabase, target: ClubDatabase): Promise<Copy> {
  const copy = {} as Copy;
  await withoutRevisions(target, async () => {
    for (const table of COPIED) copy[table] = await copyTable(source, target, table);
  });
  await continueIds(target);
  for (const table of COPIED) {
    if ((await countSame(source, target, table)) !== null) continue;
    throw new OperatorError(`Копия таблицы ${table} не совпала с оригиналом: ничего не записано.`);
  }
  return copy;
}

/** All or nothing; null where the other one is not empty. */
const copyIntoEmpty = (from: ClubDatabase, to: ClubDatabase): Promise<Copy | null> =>
  // The source's transaction ends first: if that fails, the target can still be rolled back.
  inTransaction(to, async (target) => {
    if (!(await isEmpty(target))) return null;
    return inTransaction(from, (source) => copyAll(source, target));
  });

/**
 * SCALE-4: copies a whole club into an empty database and compares every row; all of it or nothing.
 * Nobody writes to either meanwhile. A copy that is there already, row by row, is as good: the last
 * time its answer may have been lost.
 * @throws OperatorError where the other one holds anything else, or a row is not the same
 */
export async function copyClub(
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<{ copy: Copy; wasThere: boolean }> {
  try {
    const copy = await copyIntoEmpty(from, to);
    if (copy) return { copy, wasThere: false };
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return { copy: await findOutcome(error, from, to), wasThere: true };
  }
  const found = await recognise(from, to);
  if (found) return { copy: found, wasThere: true };
  throw new OperatorError('Куда копировать, уже есть данные: нужна пустая база.');
}
