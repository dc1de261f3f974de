import { sql } from 'kysely';
import { toUserIdColumn } from '../jsonSql';
import type { ClubDatabase } from '../tables';
import { getTableCopying, type CopiedTableName } from './tables';

export type DatabaseRow = Readonly<Record<string, unknown>>;

/** Number of rows in one read and in one write. */
const ROWS_COPIED_AT_ONCE = 500;

/** Returns the row without the columns that each database fills itself. */
const pickCopiedColumns = (table: CopiedTableName, row: DatabaseRow): DatabaseRow => {
  const { renewed = [] } = getTableCopying(table);
  return Object.fromEntries(Object.entries(row).filter(([column]) => !renewed.includes(column)));
};

async function readPage(
  database: ClubDatabase,
  table: CopiedTableName,
  last: DatabaseRow | undefined,
) {
  const { key } = getTableCopying(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last
    ? sql`WHERE (${columns}) > (${sql.join(key.map((column) => last[column]))})`
    : sql``;
  const { rows } = await sql<DatabaseRow>`SELECT * FROM ${sql.table(table)} ${after}
    ORDER BY ${columns} LIMIT ${ROWS_COPIED_AT_ONCE}`.execute(database);
  return rows;
}

/** Reads all rows of a table in pages, ordered by its key. The order is the same in both databases. */
export async function* readRowPages(
  database: ClubDatabase,
  table: CopiedTableName,
): AsyncGenerator<DatabaseRow[], void> {
  let last: DatabaseRow | undefined;
  for (;;) {
    const rows = await readPage(database, table, last);
    yield rows.map((row) => pickCopiedColumns(table, row));
    if (rows.length < ROWS_COPIED_AT_ONCE) return;
    last = rows.at(-1);
  }
}

export async function insertRows(
  database: ClubDatabase,
  table: CopiedTableName,
  rows: readonly DatabaseRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map((row) =>
    'user_id' in row
      ? { ...row, user_id: toUserIdColumn(database, row.user_id as number | string) }
      : row,
  );
  await database.insertInto(table).values(written).execute();
}
