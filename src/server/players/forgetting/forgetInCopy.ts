import { openSqliteDatabase } from '../../db/sqlite/open';
import { scrubDatabase } from '../../db/sqlite/scrubDatabase';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { forgetAgain, type ForgettingDependencies } from './forgetting';

type Moment = Omit<ForgettingDependencies, 'database'>;

/**
 * Removes from a copy of a database file the players forgotten since (PLAYER-66). No other program may have it open.
 * @returns the number of them in the copy
 */
export async function forgetInCopy(
  file: string,
  ids: ReadonlyMap<string, string>,
  moment: Moment,
): Promise<number> {
  const database = openSqliteDatabase(file);
  let count: number;
  try {
    count = await forgetAgain({ ...moment, database }, ids);
  } finally {
    await database.destroy();
  }
  if (count > 0) scrubDatabase(file);
  return count;
}

/** Gives all players in a database file their random ids, by which its backups know whom to forget (PLAYER-65). */
export async function assignPlayersInFile(
  file: string,
  { clock }: Pick<Moment, 'clock'>,
): Promise<void> {
  const database = openSqliteDatabase(file);
  try {
    await assignPlayersToEntries(database, clock);
  } finally {
    await database.destroy();
  }
}
