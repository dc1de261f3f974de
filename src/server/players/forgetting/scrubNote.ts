import { existsSync, readFileSync } from 'node:fs';
import { savePrivateFile } from '../../db/sqlite/files';

/** Who was forgotten, as both databases answer it. */
export const FORGOTTEN_QUERY =
  'SELECT id, forgotten_at AS at FROM players WHERE forgotten_at IS NOT NULL ORDER BY forgotten_at';

export type ForgottenPlayerRecord = { id: string; at: string };

/** The file that notes who is scrubbed from the database's file. */
const getNoteFile = (databaseFile: string): string => `${databaseFile}.scrubbed`;

/** The tag of those who were forgotten so far: how many, and when the last of them was. */
export const formatForgottenListTag = (count: number, last: string): string => `${count} ${last}`;

/** Empty where nobody was scrubbed yet. */
export function readScrubbedNote(databaseFile: string): string {
  const note = getNoteFile(databaseFile);
  return existsSync(note) ? readFileSync(note, 'utf8') : '';
}

export const saveScrubbedNote = (databaseFile: string, forgotten: string): void =>
  savePrivateFile(getNoteFile(databaseFile), forgotten);
