import type { Database } from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * The maximum exceeds the number of the program's own statements. Updates of single fields have many more texts, each
 * of them rare.
 */
const STATEMENTS_MAX = 256;

/** Makes a database compile each text once, because compiling most queries takes longer than running them. */
export function cacheStatements(sqlite: Database): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();

  function compile(text: string): SqliteStatement {
    const statement = sqlite.prepare(text);
    if (cache.size === STATEMENTS_MAX) cache.clear();
    cache.set(text, statement);
    return statement;
  }

  return {
    prepare: (text) => cache.get(text) ?? compile(text),
    close: () => void sqlite.close(),
  };
}
