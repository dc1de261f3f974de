import { sql } from 'kysely';
import { Refusal } from '../../refusal';
import { isPostgres } from '../json';
import type { ClubDatabase } from '../tables';
import { continueIds } from './ids';
import { COPIED, insertRows, pagesOf, type Copied, type Row } from './rows';

/** How many rows of each table were copied. */
export type Copy = Record<Copied, number>;

async function refuseUnlessEmpty(database: ClubDatabase): Promise<void> {
  for (const table of COPIED) {
    for await (const rows of pagesOf(database, table)) {
      if (rows.length > 0)
        throw new Refusal('Куда копировать, уже есть данные: нужна пустая база.');
    }
  }
}

/** An application that is new revises its tournament, which a copy of all need not do each time. */
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

/** The same for the same rows, in whatever order their columns stand. */
const textOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));

/** @throws Refusal where a row of one is not the same in the other */
async function compareTable(from: ClubDatabase, to: ClubDatabase, table: Copied): Promise<void> {
  const copies = pagesOf(to, table);
  for await (const rows of pagesOf(from, table)) {
    const copied = await copies.next();
    if (copied.done || textOf(rows) !== textOf(copied.value)) {
      throw new Refusal(`Копия таблицы ${table} не совпала с оригиналом: ничего не записано.`);
    }
  }
}

/** @throws Refusal where a row of one is not the same in the other */
async function copyAll(source: ClubDatabase, target: ClubDatabase): Promise<Copy> {
  const copy = {} as Copy;
  await withoutRevisions(target, async () => {
    for (const table of COPIED) copy[table] = await copyTable(source, target, table);
  });
  await continueIds(target);
  for (const table of COPIED) await compareTable(source, target, table);
  return copy;
}

/**
 * SCALE-4: copies a whole club into an empty database and compares every row; all of it or nothing.
 * Nobody writes to either meanwhile.
 * @throws Refusal where the other one is not empty, or a row is not the same
 */
export const copyClub = (from: ClubDatabase, to: ClubDatabase): Promise<Copy> =>
  // The source ends first: were it lost at its end, a target that is stored could not be taken back.
  to.transaction().execute(async (target) => {
    await refuseUnlessEmpty(target);
    return from.transaction().execute((source) => copyAll(source, target));
  });
