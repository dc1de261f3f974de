import { sql } from 'kysely';
import { isPostgres } from '../jsonSql';
import type { ClubDatabase } from '../tables';
import { COPIED_TABLE_NAMES, getTableCopying, type CopiedTableName } from './tables';

const NUMBERED = COPIED_TABLE_NAMES.filter((table) => getTableCopying(table).isNumbered);

/** The column that a database numbers: the table's key. */
const getNumberColumn = (table: CopiedTableName): string => getTableCopying(table).key[0]!;

/** The highest number that a table ever gave, as far as its rows and those that speak of it tell. */
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

/** Ids go on after those that were copied: the id of a tournament that is gone stays its own. */
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
