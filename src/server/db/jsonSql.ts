import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { ClubDatabase } from './tables';

/** JSON that the database builds in its own SQL. */
export type JsonSql = {
  /** Builds the text of an object, with its fields in order. */
  object: (fields: Readonly<Record<string, RawBuilder<unknown>>>) => RawBuilder<string>;
  /** Builds a part of an object from a JSON text. */
  parsed: (text: RawBuilder<string>) => RawBuilder<unknown>;
  /** Builds a value from a column of texts or integers. */
  plain: (column: string) => RawBuilder<unknown>;
  /** Builds a value from a column of fractions, as 2 and not as 2.0. */
  number: (column: string) => RawBuilder<unknown>;
  /** Builds a value from a column with an integer or a text. */
  numberOrText: (column: string) => RawBuilder<unknown>;
};

const SQLITE_JSON: JsonSql = {
  object: (fields) => {
    const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
    return sql<string>`json_object(${sql.join(pairs)})`;
  },
  parsed: (text) => sql`json(${text})`,
  plain: (column) => sql.ref(column),
  number: (column) =>
    sql`iif(${sql.ref(column)} = cast(${sql.ref(column)} as integer),
      cast(${sql.ref(column)} as integer), ${sql.ref(column)})`,
  numberOrText: (column) => sql.ref(column),
};

const orNull = (column: string) => sql`coalesce(to_json(${sql.ref(column)})::text, 'null')`;

/** Concatenates texts, because PostgreSQL's JSON functions would add spaces. */
const POSTGRES_JSON: JsonSql = {
  object: (fields) => {
    const pairs = Object.entries(fields).map(
      ([name, value], index) =>
        sql`${sql.lit(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`)}, ${value}`,
    );
    return sql<string>`concat(${sql.join(pairs)}, '}')`;
  },
  parsed: (text) => text,
  plain: orNull,
  number: orNull,
  numberOrText: (column) => sql`${sql.ref(column)}::text`,
};

export const isPostgres = (database: ClubDatabase): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

export const getJsonSql = (database: ClubDatabase): JsonSql =>
  isPostgres(database) ? POSTGRES_JSON : SQLITE_JSON;

/** Builds the text of an ordered array of JSON texts. No rows make an empty array. */
export const buildJsonArraySql = (text: RawBuilder<string>, order: RawBuilder<unknown>) =>
  sql<string>`'[' || coalesce(string_agg(${text}, ',' order by ${order}), '') || ']'`;

/**
 * Converts an integer or a text to the column's form. SQLite would store a large plain number as a float, so the
 * integer is a bigint. PostgreSQL stores JSON.
 */
export const toUserIdColumn = (
  database: ClubDatabase,
  userId: number | string,
): bigint | string => {
  if (isPostgres(database)) return JSON.stringify(userId);
  return typeof userId === 'number' ? BigInt(userId) : userId;
};
