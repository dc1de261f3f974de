import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import path from 'node:path';
import {
  COPIED_TABLE_NAMES,
  getTableCopying,
  TABLE_NAMES,
} from '../../src/server/db/copying/tables';
import { openSqliteDatabase } from '../../src/server/db/sqlite/open';
import { openPostgres } from '../../src/server/db/postgres/open';
import type { ClubDatabase } from '../../src/server/db/tables';
import { createFileCommands } from '../support/fileCommands';
import { fillClub } from '../support/fillClub';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { createEmptyPostgres } from '../support/testDatabase';

const createFilePath = () => path.join(createTemporaryFolder(), 'club.db');

type Name = { name: string };

/** Queries in which each database describes its own tables. */
const DATABASES = {
  SQLite: {
    open: async () => openSqliteDatabase(createFilePath()),
    ofItsOwn: [],
    primaryKey: (table: string) =>
      sql<Name>`SELECT name FROM pragma_table_info(${table}) WHERE pk > 0 ORDER BY pk`,
    numbered: sql<Name>`SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'`,
  },
  PostgreSQL: {
    open: async () => openPostgres(await createEmptyPostgres()),
    ofItsOwn: ['schema_version'],
    primaryKey: (table: string) => sql<Name>`
      SELECT column_name AS name FROM information_schema.key_column_usage
      JOIN information_schema.table_constraints USING (constraint_name, table_name)
      WHERE table_name = ${table} AND constraint_type = 'PRIMARY KEY' ORDER BY ordinal_position`,
    numbered: sql<Name>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_identity = 'YES'`,
  },
};

const listNames = (tables: readonly Name[]) => tables.map(({ name }) => name);

describe.each(Object.entries(DATABASES))(
  'SCALE-4: the tables of %s',
  (_, { open, ofItsOwn, primaryKey, numbered }) => {
    let database: ClubDatabase;
    beforeEach(async () => {
      database = await open();
    });
    afterEach(() => database.destroy());

    test('SCALE-4: are all known to the copy', async () => {
      const names = listNames(await database.introspection.getTables());
      expect(names.sort()).toEqual([...TABLE_NAMES, ...ofItsOwn].sort());
    });

    test('SCALE-4: are read by their primary keys', async () => {
      for (const table of COPIED_TABLE_NAMES) {
        const { rows } = await primaryKey(table).execute(database);
        expect([table, ...listNames(rows)]).toEqual([table, ...getTableCopying(table).key]);
      }
    });

    test('SCALE-4: continue numbering their rows where the database does that', async () => {
      const { rows } = await numbered.execute(database);
      const known = COPIED_TABLE_NAMES.filter((table) => getTableCopying(table).isNumbered);
      expect(listNames(rows).sort()).toEqual(known.sort());
    });
  },
);

/** Rows of each table of a file, ordered by its first two columns. */
function readContents(file: string) {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return TABLE_NAMES.map((table) => {
      const select = `SELECT * FROM ${table} ORDER BY 1, 2`;
      const rows = sqlite.prepare<[], Record<string, unknown>>(select).all();
      return { table, rows };
    });
  } finally {
    sqlite.close();
  }
}

/** The copied columns: `revision` and `deleted_at_observed` belong to each database. */
const filterCopied = (contents: ReturnType<typeof readContents>) =>
  contents
    .filter(({ table }) => (COPIED_TABLE_NAMES as readonly string[]).includes(table))
    .map(({ table, rows }) => ({
      table,
      rows: rows.map(({ revision: _, deleted_at_observed: __, ...row }) => row),
    }));

test('SCALE-4: there and back every column of every table is as it was, and none of them is empty', async () => {
  const [file, back, url] = [createFilePath(), createFilePath(), await createEmptyPostgres()];
  await fillClub(file);
  const before = readContents(file);
  expect(before.filter(({ rows }) => rows.length === 0)).toEqual([]);

  const { runAdmin: admin } = createFileCommands(file);
  expect(await admin('copy', '--from', `file:${file}`, '--to', url)).toMatchObject({ code: 0 });
  expect(await admin('copy', '--from', url, '--to', `file:${back}`)).toMatchObject({ code: 0 });
  expect(filterCopied(readContents(back))).toEqual(filterCopied(before));
});
