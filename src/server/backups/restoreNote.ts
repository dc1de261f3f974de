import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../domain/dates/durations';
import { savePrivateFile } from '../db/sqlite/files';
import { describeServerFailure } from '../db/storageFailures';
import type { Env } from '../env';
import type { Clock } from '../lib/clock';
import { formatInstant } from '../lib/format';
import { describeWithdrawnAfterRestore, type RestoreWithdrawalCounts } from './withdrawals';

/** `toldAt` is the instant of the notice's first display, in ms since the epoch. */
type RestoreNote = { text: string; toldAt: number | null };

type Places = Pick<Env, 'database' | 'backupFolder' | 'timeZone'>;

/**
 * Time during which each sign-in shows the notice. A restore ends all sessions, so every device signs in again within a
 * day.
 */
const TOLD_MS = DAY_MS;

/** Returns the file with a restore's notice for the next sign-in. Several servers may share a folder of backups. */
const getNoteFile = ({ database, backupFolder }: Places): string =>
  'file' in database ? `${database.file}.restored` : path.join(backupFolder, 'restored');

const writeNote = (file: string, note: RestoreNote): void =>
  savePrivateFile(file, JSON.stringify(note));

const OLD_PASSWORD_TEXT =
  'Пароль администратора — тот, что был при создании копии: если после неё его сменили, смените снова. ';

/**
 * Stores a notice for the next sign-in (TRUST-74, TRUST-86).
 * @param now ms since the epoch
 * @returns a line for the terminal when the notice cannot be stored, otherwise an empty text
 */
export function saveRestoreNote(
  places: Places,
  withdrawn: RestoreWithdrawalCounts,
  now: number,
): string {
  const file = getNoteFile(places);
  const at = formatInstant(now, places.timeZone);
  const text =
    `${at} база восстановлена из копии: сделанного после неё в базе нет. ` +
    (withdrawn.hasOldPassword ? OLD_PASSWORD_TEXT : '') +
    describeWithdrawnAfterRestore(withdrawn);
  try {
    writeNote(file, { text, toldAt: null });
    return '';
  } catch (error) {
    return `При входе в консоль об этом сказано не будет: ${file} не записан, ${describeServerFailure(error)}.\n`;
  }
}

function readNote(file: string): RestoreNote | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RestoreNote;
  } catch {
    return null;
  }
}

/** Creates the function that reads a restore's notice for a sign-in. Null when no notice exists (TRUST-74). */
export function createRestoreNoticeReader(places: Places, clock: Clock): () => string | null {
  const file = getNoteFile(places);
  return () => {
    const note = readNote(file);
    if (note === null) return null;
    const { text, toldAt } = note;
    const isOver = toldAt !== null && Math.abs(clock() - toldAt) > TOLD_MS;
    try {
      if (isOver) rmSync(file);
      else if (toldAt === null) writeNote(file, { text, toldAt: clock() });
    } catch {
      // A full disk must not prevent a sign-in. The next sign-in shows the notice again.
    }
    return isOver ? null : text;
  };
}
