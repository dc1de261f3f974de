import { openSqliteDatabase } from '../../db/sqlite/open';
import { scrubDatabase } from '../../db/sqlite/scrubDatabase';
import { assignPlayersToEntries } from '../identity/assignPlayersToEntries';
import { forgetAgain, type ForgettingDependencies } from './forgetting';

type Moment = Omit<ForgettingDependencies, 'database'>;

/**
 * PLAYER-66: takes out of a copy of a database file, which nobody has open, whom the club has forgotten since.
 * @returns how many of them it held
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

/** PLAYER-65: gives everybody in a database file their random id, by which a backup of it can be told whom to forget. */
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
