import type { ClubDatabase } from '../tables';
import { pagesOf, type Row } from './rows';
import { COPIED, type Copied } from './tables';

/** How many rows of each table were copied. */
export type Copy = Record<Copied, number>;

/** The same for the same rows, in whatever order their columns stand. */
const textOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));

/** How many rows of a table two databases have, each the same in both; null where one is not. */
export async function countSame(
  from: ClubDatabase,
  to: ClubDatabase,
  table: Copied,
): Promise<number | null> {
  const copies = pagesOf(to, table);
  let count = 0;
  for await (const rows of pagesOf(from, table)) {
    const copied = await copies.next();
    if (copied.done || textOf(rows) !== textOf(copied.value)) return null;
    count += rows.length;
  }
  return count;
}

/** What two databases hold, where each row is the same in both; null otherwise. */
export async function recognise(from: ClubDatabase, to: ClubDatabase): Promise<Copy | null> {
  const copy = {} as Copy;
  for (const table of COPIED) {
    const count = await countSame(from, to, table);
    if (count === null) return null;
    copy[table] = count;
  }
  return copy;
}

/** Whether a database has our tables and nothing in them. */
export async function isEmpty(database: ClubDatabase): Promise<boolean> {
  for (const table of COPIED) {
    for await (const rows of pagesOf(database, table)) if (rows.length > 0) return false;
  }
  return true;
}
