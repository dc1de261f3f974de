import { existsSync, readFileSync } from 'node:fs';
import { savePrivateFile } from '../../db/sqlite/files';

/** SQL for both databases that lists the forgotten players. */
export const FORGOTTEN_QUERY =
  'SELECT id, forgotten_at AS at FROM players WHERE forgotten_at IS NOT NULL ORDER BY forgotten_at';

export type ForgottenPlayerRecord = { id: string; at: string };

/** Returns the file with the tag of the players whose data were already removed from the database's file. */
const getNoteFile = (databaseFile: string): string => `${databaseFile}.scrubbed`;

/** Formats the tag of the forgotten players: their number, and the last instant. */
export const formatForgottenListTag = (count: number, last: string): string => `${count} ${last}`;

/** Reads the tag of the last scrub. Empty before the first one. */
export function readScrubbedNote(databaseFile: string): string {
  const note = getNoteFile(databaseFile);
  return existsSync(note) ? readFileSync(note, 'utf8') : '';
}

export const saveScrubbedNote = (databaseFile: string, forgotten: string): void =>
  savePrivateFile(getNoteFile(databaseFile), forgotten);
