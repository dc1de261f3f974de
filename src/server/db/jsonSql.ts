import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { ClubDatabase } from './tables';

/** JSON made by the database itself, in its own words. */
export type JsonSql = {
  /** The text of an object, with its fields in order. */
  object: (fields: Readonly<Record<string, RawBuilder<unknown>>>) => RawBuilder<string>;
  /** A text of JSON as a part of an object. */
  parsed: (text: RawBuilder<string>) => RawBuilder<unknown>;
  /** A column of texts or whole numbers. */
  plain: (column: string) => RawBuilder<unknown>;
  /** A column of fractions: 2 and not 2.0, as everywhere. */
  number: (column: string) => RawBuilder<unknown>;
  /** A column that holds a whole number or a text. */
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

/** Puts texts together: PostgreSQL's own functions for JSON would add spaces between all of them. */
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

/** Whether this is PostgreSQL; SQLite otherwise. */
export const isPostgres = (database: ClubDatabase): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

export const getJsonSql = (database: ClubDatabase): JsonSql =>
  isPostgres(database) ? POSTGRES_JSON : SQLITE_JSON;

/** The text of an array of texts of JSON, in an order; of no rows an empty one. */
export const buildJsonArraySql = (text: RawBuilder<string>, order: RawBuilder<unknown>) =>
  sql<string>`'[' || coalesce(string_agg(${text}, ',' order by ${order}), '') || ']'`;

/**
 * A whole number or a text as a column of both holds it. SQLite would store a large plain number as a
 * float, so it is bound as a bigint; PostgreSQL has JSON.
 */
export const toUserIdColumn = (
  database: ClubDatabase,
  userId: number | string,
): bigint | string => {
  if (isPostgres(database)) return JSON.stringify(userId);
  return typeof userId === 'number' ? BigInt(userId) : userId;
};
