import { saveForgottenFile } from '../../backups/forgottenFile';
import { formatForgottenListTag, readScrubbedNote, saveScrubbedNote } from './scrubNote';
import { vacuumTables } from '../../db/postgres/vacuum';
import { runEach, throwFailures } from '../../lib/runEach';
import type { ClubDatabase } from '../../db/tables';

type OnSqlite = {
  databaseFile: string;
  /** Rewrites the database's file, like `scrubDatabase`. */
  scrub: () => Promise<void>;
};

type OnPostgres = {
  databaseUrl: string;
  /** Aborts when the server stops. The next cleanup completes the work. */
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

/**
 * Reads the tag of the forgotten players. It changes with each further one, whatever the clock shows. Null without
 * forgotten players.
 */
async function readForgottenTag(database: ClubDatabase): Promise<string | null> {
  const { count, last } = await database
    .selectFrom('players')
    .select(({ fn }) => [
      fn.count<number>('forgotten_at').as('count'),
      fn.max('forgotten_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return last === null ? null : formatForgottenListTag(count, last);
}

async function scrubIfDue(
  database: ClubDatabase,
  { databaseFile, scrub }: OnSqlite,
): Promise<void> {
  const forgotten = await readForgottenTag(database);
  if (forgotten === null || forgotten === readScrubbedNote(databaseFile)) return;
  await scrub();
  saveScrubbedNote(databaseFile, forgotten);
}

/**
 * Creates the function that completes forgetting (PLAYER-64, PLAYER-65, PLAYER-78). It saves the ids for backups, and
 * removes the remaining data in the database's files. Each cleanup repeats the work after failures and for players
 * forgotten by another server.
 */
export function createForgettingFollowUp(options: Options): () => Promise<void> {
  const { database } = options;
  let running: Promise<void> = Promise.resolve();
  let vacuumed: string | null = null;

  async function vacuumIfDue({ databaseUrl, ending }: OnPostgres): Promise<void> {
    const forgotten = await readForgottenTag(database);
    if (forgotten === vacuumed) return;
    await vacuumTables(databaseUrl, TABLES_WITH_PERSONS, ending);
    vacuumed = forgotten;
  }

  return () => {
    const run = async () => {
      const failures = await runEach([
        () => saveForgottenFile(database, options.backupFolder),
        () => ('databaseUrl' in options ? vacuumIfDue(options) : scrubIfDue(database, options)),
      ]);
      throwFailures(failures);
    };
    running = running.then(run, run);
    return running;
  };
}
