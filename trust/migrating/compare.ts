import Sqlite from 'better-sqlite3';

type Table = { name: string; columns: string; rows: number };

/** The reference database of a comparison. */
export type Pattern = { file: string; version: number; schema: string; tables: readonly Table[] };

const readRows = (sqlite: Sqlite.Database, table: string): number =>
  sqlite.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()!;

const readVersion = (sqlite: Sqlite.Database): number =>
  sqlite.pragma('user_version', { simple: true }) as number;

const readSchema = (sqlite: Sqlite.Database): string =>
  JSON.stringify(
    sqlite.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all(),
  );

function readTables(sqlite: Sqlite.Database): Table[] {
  const names = "SELECT name FROM sqlite_schema WHERE type = 'table'";
  return sqlite
    .prepare<[], string>(names)
    .pluck()
    .all()
    .map((name) => {
      const columns = sqlite.pragma(`table_info(${name})`) as { name: string }[];
      const names = columns.map((column) => column.name).join();
      return { name, columns: names, rows: readRows(sqlite, name) };
    });
}

/** Reads a reference. The file must stay at its path. */
export function readPattern(file: string): Pattern {
  const sqlite = new Sqlite(file);
  const pattern = {
    file,
    version: readVersion(sqlite),
    schema: readSchema(sqlite),
    tables: readTables(sqlite),
  };
  sqlite.close();
  return pattern;
}

/** Tables that the first cleanup writes. The cleanup may run before the comparison. */
const WRITTEN_BY_CLEANUP = new Set(['players', 'trash_clock']);

/** Deliberate changes of a migration. A sign-up that was never accepted loses its player (APPLY-12). */
const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play_entries: {
    player_id: `iif(source = 'signUp' AND application_id IS NULL
      AND status NOT IN ('confirmed', 'waiting'), NULL, player_id)`,
  },
};

const formatCompared = ({ name, columns }: Table): string =>
  columns
    .split(',')
    .map((column) => CHANGED[name]?.[column] ?? column)
    .join();

export type Compared = {
  /** The reference that has exactly the same schema. Null when neither has. */
  is: 'old' | 'new' | null;
  /** Number of the old database's rows that are missing or changed. */
  lost: number;
  /** Number of rows that the old database does not have. */
  added: number;
  isSound: boolean;
};

/** Compares a database with its state before the migration, and with an empty database of the newest schema. */
export function compare(file: string, before: Pattern, fresh: Pattern): Compared {
  const sqlite = new Sqlite(file);
  try {
    sqlite.prepare('ATTACH ? AS before').run(before.file);
    const count = (rows: string) => readRows(sqlite, rows);
    const has = ({ version, schema }: Pattern) =>
      version === readVersion(sqlite) && schema === readSchema(sqlite);
    const found = readTables(sqlite);
    let [lost, added] = [0, 0];
    for (const table of before.tables) {
      const { name } = table;
      if (WRITTEN_BY_CLEANUP.has(name)) continue;
      const rows = `SELECT ${formatCompared(table)} FROM`;
      const isThere = found.some((other) => other.name === name);
      const gone = count(
        isThere ? `(${rows} before.${name} EXCEPT ${rows} main.${name})` : `before.${name}`,
      );
      const kept = count(`before.${name}`) - gone;
      lost += gone;
      added += (isThere ? count(`main.${name}`) : 0) - kept;
    }
    // A migration may fill a new table, in an empty database too.
    for (const { name, rows } of found) {
      if (before.tables.some((table) => table.name === name)) continue;
      if (WRITTEN_BY_CLEANUP.has(name)) continue;
      added += rows - (fresh.tables.find((table) => table.name === name)?.rows ?? 0);
    }
    return {
      is: has(before) ? 'old' : has(fresh) ? 'new' : null,
      lost,
      added,
      isSound: sqlite.pragma('integrity_check', { simple: true }) === 'ok',
    };
  } finally {
    sqlite.close();
  }
}
