import { sql } from 'kysely';
import { insertRows, type DatabaseRow } from '../../src/server/db/copying/rows';
import { setNextIds } from '../../src/server/db/copying/copy';
import { isPostgres } from '../../src/server/db/jsonSql';
import type { ClubDatabase } from '../../src/server/db/tables';
import { createSeason } from '../clubs/season';

/** Number of rows per statement. */
const PAGE = 500;

const AUTHOR = 'показ';

/** Triggers to disable, because they count a revision for each row. */
const TRIGGERS = ['tournament_is_new', 'application_is_new'] as const;

async function withTriggersOff(database: ClubDatabase, work: () => Promise<void>): Promise<void> {
  if (isPostgres(database)) {
    await sql`ALTER TABLE applications DISABLE TRIGGER USER`.execute(database);
    await work();
    await sql`ALTER TABLE applications ENABLE TRIGGER USER`.execute(database);
    return;
  }
  const { rows } = await sql<{ name: string; sql: string }>`
    SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`.execute(database);
  const kept = rows.filter(({ name }) => TRIGGERS.some((trigger) => trigger === name));
  for (const { name } of kept) await sql`DROP TRIGGER ${sql.id(name)}`.execute(database);
  await work();
  await sql`UPDATE tournaments SET revision = id`.execute(database);
  await sql`UPDATE list_state SET revision = (SELECT max(id) FROM tournaments)`.execute(database);
  for (const trigger of kept) await sql.raw(trigger.sql).execute(database);
}

/**
 * Stores `count` tournaments, each with the history entry of its creation.
 * @param applicationsMax maximum number of stored applications per tournament
 */
export async function fillClub(
  database: ClubDatabase,
  count: number,
  applicationsMax: number,
): Promise<void> {
  const pages: Record<'tournaments' | 'applications' | 'tournament_history', DatabaseRow[]> = {
    tournaments: [],
    applications: [],
    tournament_history: [],
  };
  const flush = async () => {
    for (const table of Object.keys(pages) as (keyof typeof pages)[]) {
      for (let from = 0; from < pages[table].length; from += PAGE) {
        await insertRows(database, table, pages[table].slice(from, from + PAGE));
      }
      pages[table] = [];
    }
  };
  await withTriggersOff(database, async () => {
    let id = 0;
    for (const { tournament, applications } of createSeason(count, Date.now())) {
      id += 1;
      pages.tournaments.push({ id, ...tournament });
      for (const application of applications.slice(0, applicationsMax)) {
        pages.applications.push({ tournament_id: id, ...application });
      }
      pages.tournament_history.push({
        tournament_id: id,
        at: tournament.created_at,
        username: AUTHOR,
        kind: 'created',
        version: 1,
        changes: '[]',
      });
      if (id % PAGE === 0) await flush();
    }
    await flush();
  });
  await setNextIds(database);
  await sql.raw('ANALYZE').execute(database);
}
