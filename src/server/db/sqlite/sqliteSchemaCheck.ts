import Sqlite, { type Database } from 'better-sqlite3';
import { migrateSqlite, SQLITE_MIGRATIONS, readSqliteSchemaVersion } from './migrateSqlite';

type SchemaObject = {
  type: 'table' | 'index' | 'trigger' | 'view';
  name: string;
  tbl_name: string;
  /** Null for an index that a key creates. */
  sql: string | null;
};

const WORDS: Readonly<Record<SchemaObject['type'], string>> = {
  table: 'таблица',
  index: 'индекс',
  trigger: 'триггер',
  view: 'представление',
};
const NAMED_MAX = 5;

/** Reads every object that a statement created, keyed by its unique name. */
function readObjects(sqlite: Database): Map<string, SchemaObject> {
  const rows = sqlite
    .prepare<[], SchemaObject>(
      `SELECT type, name, tbl_name, sql FROM sqlite_master
       WHERE substr(name, 1, 7) <> 'sqlite_' AND sql IS NOT NULL ORDER BY type, name`,
    )
    .all();
  return new Map(rows.map((row) => [row.name, row]));
}

/** Creates the objects of the program's own migrations in an empty database. */
function createExpectedObjects(schema: number): Map<string, SchemaObject> {
  const sqlite = new Sqlite(':memory:');
  try {
    migrateSqlite(sqlite, SQLITE_MIGRATIONS.slice(0, schema));
    return readObjects(sqlite);
  } finally {
    sqlite.close();
  }
}

const normalizeStatement = ({ type, sql }: SchemaObject): string =>
  `${type} ${(sql ?? '').replace(/\s+/g, ' ').trim()}`;

/** True when an additional object changes or prevents the program's own writes. */
const isHarmful = ({ type, sql }: SchemaObject): boolean =>
  type === 'trigger' || (type === 'index' && /^CREATE\s+UNIQUE/i.test(sql ?? ''));

function describeObjects(title: string, objects: readonly SchemaObject[]): string[] {
  if (objects.length === 0) return [];
  const named = objects.slice(0, NAMED_MAX).map(({ type, name }) => `${WORDS[type]} ${name}`);
  const rest = objects.length - named.length;
  return [`${title}: ${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`];
}

/**
 * Describes the difference from a database that the program migrated to the same schema: missing, changed, and
 * interfering additional objects. Other tables, views and indexes, such as a replication tool's, do not count.
 * @returns a Russian text without a full stop; null when nothing differs
 */
function describeDifference(sqlite: Database): string | null {
  const expected = createExpectedObjects(readSqliteSchemaVersion(sqlite));
  const found = readObjects(sqlite);
  const wanted = [...expected.values()];
  const isDifferent = (object: SchemaObject) => {
    const other = found.get(object.name);
    return other !== undefined && normalizeStatement(other) !== normalizeStatement(object);
  };
  const parts = [
    ...describeObjects(
      'не хватает',
      wanted.filter(({ name }) => !found.has(name)),
    ),
    ...describeObjects('отличается', wanted.filter(isDifferent)),
    ...describeObjects(
      'лишнее',
      [...found.values()].filter(
        (object) =>
          !expected.has(object.name) && expected.has(object.tbl_name) && isHarmful(object),
      ),
    ),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

/**
 * Returns the reason why a database is not this program's own unchanged one (TRUST-70). A newer program's database is
 * not checked.
 * @returns the reason in Russian, without the file's name and a full stop; null when nothing is wrong
 */
export function validateSqliteSchema(sqlite: Database): string | null {
  const schema = readSqliteSchemaVersion(sqlite);
  if (schema > SQLITE_MIGRATIONS.length) return null;
  if (schema === 0) {
    const [others] = describeObjects('в ней', [...readObjects(sqlite).values()]);
    return others === undefined ? null : `это не база данных этой программы (${others})`;
  }
  const difference = describeDifference(sqlite);
  return difference && `она устроена не так, как база версии ${schema} (${difference})`;
}
