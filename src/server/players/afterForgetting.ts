import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keepForgotten } from '../backups/forgottenFile';
import type { ClubDatabase } from '../db/tables';

type Options = {
  database: ClubDatabase;
  backupFolder: string;
  /** Null where it is on PostgreSQL. */
  databaseFile: string | null;
  /** Writes the database's file anew (`scrub`). */
  scrub: () => Promise<void>;
};

/** Until when a file was written anew for those who were forgotten. */
const noteOf = (databaseFile: string): string => `${databaseFile}.scrubbed`;

async function scrubIfDue({ database, databaseFile, scrub }: Options): Promise<void> {
  if (databaseFile === null) return;
  const { last } = await database
    .selectFrom('players')
    .select(({ fn }) => fn.max('forgotten_at').as('last'))
    .executeTakeFirstOrThrow();
  const note = noteOf(databaseFile);
  const done = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (last === null || last <= done) return;
  await scrub();
  writeFileSync(note, last, { mode: 0o600 });
}

/**
 * PLAYER-64, PLAYER-65: what follows when somebody was forgotten. Called by each cleanup too, so that what failed,
 * or another server did, is made up for.
 */
export function makeAfterForgetting(options: Options): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  return () => {
    const run = async () => {
      await keepForgotten(options.database, options.backupFolder);
      await scrubIfDue(options);
    };
    running = running.then(run, run);
    return running;
  };
}
