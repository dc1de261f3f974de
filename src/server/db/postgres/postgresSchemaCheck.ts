import { sql } from 'kysely';
import type { ClubDatabase } from '../tables';

type SchemaObject = { kind: 'table' | 'index' | 'trigger'; name: string };

const WORDS: Readonly<Record<SchemaObject['kind'], string>> = {
  table: 'таблица',
  index: 'индекс',
  trigger: 'триггер',
};
const STATEMENT =
  /\b(CREATE|DROP)\s+(?:OR\s+REPLACE\s+|UNIQUE\s+)?(TABLE|INDEX|TRIGGER)\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?(\w+)/gi;

const formatKey = ({ kind, name }: SchemaObject): string => `${WORDS[kind]} ${name}`;

/** Lists the objects that the migrations create, in the form «таблица sessions». */
function listCreatedNames(migrations: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const [, verb = '', kind = '', name = ''] of migrations.join('\n').matchAll(STATEMENT)) {
    const key = formatKey({ kind: kind.toLowerCase() as SchemaObject['kind'], name });
    if (verb.toUpperCase() === 'CREATE') names.add(key);
    else names.delete(key);
  }
  return names;
}

/** Lists the objects in the current schema. A disabled trigger does not count. */
async function readNames(database: ClubDatabase): Promise<Set<string>> {
  const { rows } = await sql<SchemaObject>`
    SELECT CASE WHEN relkind = 'i' THEN 'index' ELSE 'table' END AS kind, relname AS name
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'i')
    UNION ALL
    SELECT 'trigger', tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'`.execute(
    database,
  );
  return new Set(rows.map(formatKey));
}

async function hasVersionColumn(database: ClubDatabase): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'schema_version'
      AND column_name = 'version' AND data_type = 'integer'`.execute(database);
  return rows.length > 0;
}

/**
 * Returns the reason why a database is not this program's (TRUST-70). Another program may use the same names, or some
 * tables may be missing. Tables with other names do not matter. A newer program's database is not checked.
 * @param migrations all migrations of the program
 * @returns the reason in Russian, without a full stop; null when nothing is wrong
 */
export async function validatePostgresSchema(
  database: ClubDatabase,
  migrations: readonly string[],
): Promise<string | null> {
  const found = await readNames(database);
  if (!found.has('таблица schema_version')) {
    const taken = [...listCreatedNames(migrations)].filter((name) => found.has(name));
    return taken.length === 0 ? null : `в ней уже есть чужое с нашими именами: ${taken.join(', ')}`;
  }
  if (!(await hasVersionColumn(database))) return 'таблица schema_version в ней чужая';
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM schema_version`.execute(database);
  const version = rows[0]?.version ?? 0;
  if (version > migrations.length) return null;
  const missing = [...listCreatedNames(migrations.slice(0, version))].filter(
    (name) => !found.has(name),
  );
  return missing.length === 0 ? null : `в ней не хватает: ${missing.join(', ')}`;
}
