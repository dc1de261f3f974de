import Sqlite, { type Database } from 'better-sqlite3';

/** One way to turn a database into another program's. */
export type Alteration = { name: string; alter: (sqlite: Database) => void };

type SchemaObject = { type: string; name: string; tbl_name: string; sql: string | null };

const readObjects = (sqlite: Database): SchemaObject[] =>
  sqlite
    .prepare<[], SchemaObject>(
      "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'",
    )
    .all();

const FOREIGN =
  'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO notes VALUES (1, "n");';

function dropAll(sqlite: Database): void {
  sqlite.pragma('foreign_keys = OFF');
  for (const { type, name } of readObjects(sqlite)) sqlite.exec(`DROP ${type} IF EXISTS "${name}"`);
}

/**
 * Lists the alterations. Each table, index and trigger is dropped once. Each table becomes a stub once, each trigger a
 * different one. The last alterations add a trigger, or tables of another program.
 */
export function listAlterations(file: string): readonly Alteration[] {
  const sqlite = new Sqlite(file, { readonly: true });
  const objects = readObjects(sqlite).filter(({ sql }) => sql !== null);
  sqlite.close();
  const listNamed = (wanted: string) => objects.filter(({ type }) => type === wanted);
  return [
    ...objects.map(({ type, name }) => ({
      name: `without ${type} ${name}`,
      alter: (database: Database) => void database.exec(`DROP ${type} "${name}"`),
    })),
    ...listNamed('table').map(({ name }) => ({
      name: `stub of ${name}`,
      alter: (database: Database) =>
        void database.exec(`DROP TABLE "${name}"; CREATE TABLE "${name}" (id INTEGER)`),
    })),
    ...listNamed('trigger').map(({ name, tbl_name }) => ({
      name: `another trigger ${name}`,
      alter: (database: Database) =>
        void database.exec(
          `DROP TRIGGER "${name}"; CREATE TRIGGER "${name}" AFTER INSERT ON "${tbl_name}" BEGIN SELECT 1; END`,
        ),
    })),
    {
      name: 'a trigger more',
      alter: (database) =>
        void database.exec(
          'CREATE TRIGGER foreign_one AFTER INSERT ON tournaments BEGIN DELETE FROM applications; END',
        ),
    },
    {
      name: 'our number over another program’s tables',
      alter(database) {
        dropAll(database);
        database.exec(FOREIGN);
      },
    },
    {
      name: 'another program’s file',
      alter(database) {
        dropAll(database);
        database.exec(FOREIGN);
        database.pragma('user_version = 0');
      },
    },
  ];
}

/** Describes a file by its schema number and its tables with their row counts. */
export function describeContents(file: string): string {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const countRows = (name: string) =>
      sqlite.prepare<[], number>(`SELECT count(*) FROM "${name}"`).pluck().get();
    const objects = readObjects(sqlite).map((one) => [
      one,
      one.type === 'table' && countRows(one.name),
    ]);
    return JSON.stringify([sqlite.pragma('user_version', { simple: true }), objects]);
  } finally {
    sqlite.close();
  }
}
