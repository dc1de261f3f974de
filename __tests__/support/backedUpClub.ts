import path from 'node:path';
import { createClubFile } from './clubFile';
import { createFileCommands } from './fileCommands';

/** Name of the database that a restore has replaced. */
export const REPLACED_DATABASE = 'club.db.before-restore-20260601-120000';
export const COUNT = 'select count(*) from tournaments';

/** Creates a closed database of two tournaments with a backup next to it. */
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
