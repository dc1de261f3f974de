import { saveForgottenFile } from '../../backups/forgottenFile';
import { formatForgottenListTag, readScrubbedNote, saveScrubbedNote } from './scrubNote';
import { vacuumTables } from '../../db/postgres/vacuum';
import { runEach, throwFailures } from '../../lib/runEach';
import type { ClubDatabase } from '../../db/tables';

type OnSqlite = {
  databaseFile: string;
  /** Writes the database's file anew (`scrubDatabase`). */
  scrub: () => Promise<void>;
};

type OnPostgres = {
  databaseUrl: string;
  /** Aborts when the server stops; the next cleanup does the rest. */
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
 * The tag of those who were forgotten so far, which changes with each of them, whatever the clock said; null where
 * nobody ever was.
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
 * PLAYER-64, PLAYER-65, PLAYER-78: what is left to do when somebody was forgotten: their id is kept for backups, and
 * the database's files lose what they still hold. Each cleanup calls it as well, to make up for what failed and for
 * what another server has forgotten.
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
