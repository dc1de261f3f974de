import { existsSync, readFileSync } from 'node:fs';
import { savePrivateFile } from '../../db/sqlite/files';

/** The forgotten players, in SQL for both databases. */
export const FORGOTTEN_QUERY =
  'SELECT id, forgotten_at AS at FROM players WHERE forgotten_at IS NOT NULL ORDER BY forgotten_at';

export type ForgottenPlayerRecord = { id: string; at: string };

/** File with the tag of the players already scrubbed from the database's file. */
const getNoteFile = (databaseFile: string): string => `${databaseFile}.scrubbed`;

/** Tag of the forgotten players: their number, and the last instant. */
export const formatForgottenListTag = (count: number, last: string): string => `${count} ${last}`;

/** Empty before the first scrub. */
export function readScrubbedNote(databaseFile: string): string {
  const note = getNoteFile(databaseFile);
  return existsSync(note) ? readFileSync(note, 'utf8') : '';
}

export const saveScrubbedNote = (databaseFile: string, forgotten: string): void =>
  savePrivateFile(getNoteFile(databaseFile), forgotten);
