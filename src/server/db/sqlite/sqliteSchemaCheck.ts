import Sqlite, { type Database } from 'better-sqlite3';
import { migrateSqlite, SQLITE_MIGRATIONS, readSqliteSchemaVersion } from './migrateSqlite';

type SchemaObject = {
  type: 'table' | 'index' | 'trigger' | 'view';
  name: string;
  tbl_name: string;
  /** Null for an index that a key brings with it. */
  sql: string | null;
};

const WORDS: Readonly<Record<SchemaObject['type'], string>> = {
  table: 'таблица',
  index: 'индекс',
  trigger: 'триггер',
  view: 'представление',
};
const NAMED_MAX = 5;

/** Everything that was made by a statement, by its name; names are unique in a database. */
function readObjects(sqlite: Database): Map<string, SchemaObject> {
  const rows = sqlite
    .prepare<[], SchemaObject>(
      `SELECT type, name, tbl_name, sql FROM sqlite_master
       WHERE substr(name, 1, 7) <> 'sqlite_' AND sql IS NOT NULL ORDER BY type, name`,
    )
    .all();
  return new Map(rows.map((row) => [row.name, row]));
}

/** What the program's own steps of migration make of an empty database. */
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

/** Whether something added changes what the program's own writes do, or prevents them. */
const isHarmful = ({ type, sql }: SchemaObject): boolean =>
  type === 'trigger' || (type === 'index' && /^CREATE\s+UNIQUE/i.test(sql ?? ''));

function describeObjects(title: string, objects: readonly SchemaObject[]): string[] {
  if (objects.length === 0) return [];
  const named = objects.slice(0, NAMED_MAX).map(({ type, name }) => `${WORDS[type]} ${name}`);
  const rest = objects.length - named.length;
  return [`${title}: ${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`];
}

/**
 * How a database differs from one that the program itself has brought to the same step of migration:
 * what is missing, what is not the same, and what was added to its tables and interferes with them.
 * Tables, views and indexes of others, such as a replication tool's, do not count.
 * @returns a Russian text without a full stop; null where nothing differs
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
 * TRUST-70: why a database is not one that this program has made and nothing else has changed. That of a
 * newer program cannot be judged.
 * @returns the reason in Russian, without the file's name and a full stop; null where nothing is wrong
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
