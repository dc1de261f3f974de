import { sql } from 'kysely';
import { userIdIn } from '../json';
import type { ClubDatabase, Tables } from '../tables';

/**
 * What is copied, each after what it refers to, with its key. The list's state and the trash's clock are
 * each database's own: the trash is watched anew where it comes to.
 */
export const KEYS = {
  administrators: ['username'],
  sessions: ['token_hash'],
  sign_in_failures: ['address'],
  tournaments: ['id'],
  applications: ['id'],
  tournament_history: ['id'],
  idempotency_keys: ['username', 'key'],
  calendar_address: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

export type Copied = keyof typeof KEYS;
export const COPIED = Object.keys(KEYS) as Copied[];

export type Row = Readonly<Record<string, unknown>>;

/** Rows read or written at once. */
export const PAGE = 500;

/** A row without what is given anew where it is written. */
const copiedPart = ({ revision: _, deleted_at_observed: __, ...row }: Row): Row => row;

async function pageAfter(database: ClubDatabase, table: Copied, last: Row | undefined) {
  const keys = KEYS[table].map((key) => sql.ref(key));
  const after = last
    ? sql`WHERE (${sql.join(keys)}) > (${sql.join(KEYS[table].map((key) => last[key]))})`
    : sql``;
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} ${after}
    ORDER BY ${sql.join(keys)} LIMIT ${PAGE}`.execute(database);
  return rows;
}

/** All rows of a table by its key, in pages; both databases order them alike. */
export async function* pagesOf(database: ClubDatabase, table: Copied): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await pageAfter(database, table, last);
    yield rows.map(copiedPart);
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
