import path from 'node:path';
import { makeClubFile } from './clubFile';
import { commandsOn } from './fileCommands';

/** What the database is called after a restoring took its place. */
export const KEPT = 'club.db.before-restore-20260601-120000';
/** How many tournaments there are. */
export const COUNT = 'select count(*) from tournaments';

/** A closed database of two tournaments, with a backup beside it. */
export async function makeBackedUpClub(): Promise<{
  file: string;
  folder: string;
  backup: string;
}> {
  const file = await makeClubFile([{}, {}]);
  const folder = path.dirname(file);
  const backup = path.join(folder, 'backup.db');
  await commandsOn(file).backup(backup);
  return { file, folder, backup };
}
