import { openSqliteDatabase } from '../../db/sqlite/open';
import { scrubDatabase } from '../../db/sqlite/scrubDatabase';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { forgetAgain, type ForgettingDependencies } from './forgetting';

type Moment = Omit<ForgettingDependencies, 'database'>;

/**
 * Forgets the players in a copy of a database file who were forgotten after it was made (PLAYER-66). No other program
 * may have the copy open.
 * @returns the number of these players in the copy
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

/**
 * Stores random ids for all players in a database file. By these ids a backup can forget the same players (PLAYER-65).
 */
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
