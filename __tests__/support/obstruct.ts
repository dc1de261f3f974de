import { sql } from 'kysely';
import { isPostgres } from '../../src/server/db/jsonSql';
import type { ClubDatabase } from '../../src/server/db/tables';

type Obstacle = {
  event: 'insert' | 'update' | 'delete';
  table: string;
  /** The database's error message. Without a message the database skips the change silently. */
  reason?: string;
};

const onSqlite = ({ event, table, reason }: Obstacle): string => `
  CREATE TRIGGER obstacle BEFORE ${event} ON ${table}
  BEGIN SELECT RAISE(${reason === undefined ? 'IGNORE' : `ABORT, '${reason}'`}); END`;

const onPostgres = ({ event, table, reason }: Obstacle): string => `
  CREATE FUNCTION obstacle() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${reason === undefined ? '' : `RAISE EXCEPTION '${reason}';`} RETURN NULL; END $$;
  CREATE TRIGGER obstacle BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION obstacle()`;

/** Makes the database refuse a change. The returned function removes the obstacle. */
export async function obstruct(
  database: ClubDatabase,
  obstacle: Obstacle,
): Promise<() => Promise<unknown>> {
  const isOnPostgres = isPostgres(database);
  const text = isOnPostgres ? onPostgres(obstacle) : onSqlite(obstacle);
  await sql.raw(text).execute(database);
  const end = isOnPostgres ? 'DROP FUNCTION obstacle CASCADE' : 'DROP TRIGGER obstacle';
  return () => sql.raw(end).execute(database);
}
