import type { ClubDatabase } from '../tables';
import { readRowPages, type DatabaseRow } from './rows';
import { COPIED_TABLE_NAMES, type CopiedTableName } from './tables';

export type CopiedRowCounts = Record<CopiedTableName, number>;

/** Formats rows as a text. The order of columns does not change the text. */
const formatRows = (rows: readonly DatabaseRow[]): string =>
  JSON.stringify(rows.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));

/** Counts a table's rows when they are the same in both databases. Otherwise null. */
export async function countIdenticalDatabaseRows(
  from: ClubDatabase,
  to: ClubDatabase,
  table: CopiedTableName,
): Promise<number | null> {
  const copies = readRowPages(to, table);
  let count = 0;
  for await (const rows of readRowPages(from, table)) {
    const copied = await copies.next();
    if (copied.done || formatRows(rows) !== formatRows(copied.value)) return null;
    count += rows.length;
  }
  return count;
}

/** Counts the rows of all tables when they are the same in both databases. Otherwise null. */
export async function countIdenticalDatabases(
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<CopiedRowCounts | null> {
  const copy = {} as CopiedRowCounts;
  for (const table of COPIED_TABLE_NAMES) {
    const count = await countIdenticalDatabaseRows(from, to, table);
    if (count === null) return null;
    copy[table] = count;
  }
  return copy;
}

/** True when all tables of the program are empty. */
export async function isDatabaseEmpty(database: ClubDatabase): Promise<boolean> {
  for (const table of COPIED_TABLE_NAMES) {
    for await (const rows of readRowPages(database, table)) if (rows.length > 0) return false;
  }
  return true;
}
