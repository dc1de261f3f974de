import { sql } from 'kysely';
import { isPostgres } from '../jsonSql';
import type { ClubDatabase } from '../tables';
import { COPIED_TABLE_NAMES, getTableCopying, type CopiedTableName } from './tables';

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
