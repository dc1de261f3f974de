import path from 'node:path';
import { createClubFile } from './clubFile';
import { createFileCommands } from './fileCommands';

/** What the database is called after a restoring took its place. */
export const REPLACED_DATABASE = 'club.db.before-restore-20260601-120000';
/** How many tournaments there are. */
export const COUNT = 'select count(*) from tournaments';

/** A closed database of two tournaments, with a backup beside it. */
export async function createBackedUpClub(): Promise<{
  file: string;
  folder: string;
  backup: string;
}> {
  const file = await createClubFile([{}, {}]);
  const folder = path.dirname(file);
  const backup = path.join(folder, 'backup.db');
  await createFileCommands(file).backup(backup);
  return { file, folder, backup };
}
