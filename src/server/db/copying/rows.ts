import { sql } from 'kysely';
import { userIdIn } from '../json';
import type { ClubDatabase } from '../tables';
import { copyingOf, type Copied } from './tables';

export type Row = Readonly<Record<string, unknown>>;

/** Rows read or written at once. */
export const PAGE = 500;

/** A row without the columns that each database fills itself. */
const copiedPart = (table: Copied, row: Row): Row => {
  const { renewed = [] } = copyingOf(table);
  return Object.fromEntries(Object.entries(row).filter(([column]) => !renewed.includes(column)));
};

async function pageAfter(database: ClubDatabase, table: Copied, last: Row | undefined) {
  const { key } = copyingOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last
    ? sql`WHERE (${columns}) > (${sql.join(key.map((column) => last[column]))})`
    : sql``;
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} ${after}
    ORDER BY ${columns} LIMIT ${PAGE}`.execute(database);
  return rows;
}

/** All rows of a table by its key, in pages; both databases order them alike. */
export async function* pagesOf(database: ClubDatabase, table: Copied): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await pageAfter(database, table, last);
    yield rows.map((row) => copiedPart(table, row));
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** Writes rows as another database gave them. */
export async function insertRows(
  database: ClubDatabase,
  table: Copied,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map((row) =>
    'user_id' in row
      ? { ...row, user_id: userIdIn(database, row.user_id as number | string) }
      : row,
  );
  await database.insertInto(table).values(written).execute();
}
