import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keepForgotten } from '../backups/forgottenFile';
import { vacuumTables } from '../db/postgres/vacuum';
import type { ClubDatabase } from '../db/tables';

type OnSqlite = {
  databaseFile: string;
  /** Writes the database's file anew (`scrub`). */
  scrub: () => Promise<void>;
};

type OnPostgres = {
  databaseUrl: string;
  /** The server stops: what has not ended by then is for the next cleanup. */
  ending?: AbortSignal;
};

type Options = { database: ClubDatabase; backupFolder: string } & (OnSqlite | OnPostgres);

const TABLES_WITH_PERSONS = [
  'play_entries',
  'applications',
  'players',
  'tournaments',
  'tournament_history',
  'idempotency_keys',
] as const;

/** Until when a file was written anew for those who were forgotten. */
const noteOf = (databaseFile: string): string => `${databaseFile}.scrubbed`;

/** When somebody was forgotten last; null where nobody ever was. */
async function lastForgotten(database: ClubDatabase): Promise<string | null> {
  const { last } = await database
    .selectFrom('players')
    .select(({ fn }) => fn.max('forgotten_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

async function scrubIfDue(
  database: ClubDatabase,
  { databaseFile, scrub }: OnSqlite,
): Promise<void> {
  const last = await lastForgotten(database);
  const note = noteOf(databaseFile);
  const done = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (last === null || last <= done) return;
  await scrub();
  writeFileSync(note, last, { mode: 0o600 });
}

/**
 * PLAYER-64, PLAYER-65, PLAYER-78: what follows when somebody was forgotten. Called by each cleanup too, so that what failed,
 * or another server did, is made up for.
 */
export function makeAfterForgetting(options: Options): () => Promise<void> {
  const { database } = options;
  let running: Promise<void> = Promise.resolve();
  let vacuumed: string | null = null;

  async function vacuumIfDue({ databaseUrl, ending }: OnPostgres): Promise<void> {
    const last = await lastForgotten(database);
    if (last === vacuumed) return;
    await vacuumTables(databaseUrl, TABLES_WITH_PERSONS, ending);
    vacuumed = last;
  }

  return () => {
    const run = async () => {
      await keepForgotten(options.database, options.backupFolder);
      await ('databaseUrl' in options ? vacuumIfDue(options) : scrubIfDue(database, options));
    };
    running = running.then(run, run);
    return running;
  };
}
