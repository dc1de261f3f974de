import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keepForgotten } from '../backups/forgottenFile';
import { vacuumTables } from '../db/postgres/vacuum';
import type { ClubDatabase } from '../db/tables';

type Options = {
  database: ClubDatabase;
  backupFolder: string;
  /** Null where it is on PostgreSQL. */
  databaseFile: string | null;
  /** Writes the database's file anew (`scrub`). */
  scrub: () => Promise<void>;
};

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

async function scrubIfDue({ database, scrub }: Options, databaseFile: string): Promise<void> {
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
  const { database, databaseFile } = options;
  let running: Promise<void> = Promise.resolve();
  let vacuumed: string | null = null;

  async function vacuumIfDue(): Promise<void> {
    const last = await lastForgotten(database);
    if (last === vacuumed) return;
    await vacuumTables(database, TABLES_WITH_PERSONS);
    vacuumed = last;
  }

  return () => {
    const run = async () => {
      await keepForgotten(options.database, options.backupFolder);
      await (databaseFile === null ? vacuumIfDue() : scrubIfDue(options, databaseFile));
    };
    running = running.then(run, run);
    return running;
  };
}
