import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../domain/dates/durations';
import { savePrivateFile } from '../db/sqlite/files';
import { describeServerFailure } from '../db/storageFailures';
import type { Env } from '../env';
import type { Clock } from '../lib/clock';
import { formatInstant } from '../lib/format';
import { describeWithdrawnAfterRestore, type RestoreWithdrawalCounts } from './withdrawals';

/** `toldAt` is the instant at which somebody was told first, ms since the epoch. */
type RestoreNote = { text: string; toldAt: number | null };

type Places = Pick<Env, 'database' | 'backupFolder' | 'timeZone'>;

/** A restore ends all sessions: within a day of the first sign-in every device signs in again, and is told. */
const TOLD_MS = DAY_MS;

/** The file in which a restore leaves what is told at the next sign-in; servers may share a folder of backups. */
const getNoteFile = ({ database, backupFolder }: Places): string =>
  'file' in database ? `${database.file}.restored` : path.join(backupFolder, 'restored');

const writeNote = (file: string, note: RestoreNote): void =>
  savePrivateFile(file, JSON.stringify(note));

const OLD_PASSWORD_TEXT =
  'Пароль администратора — тот, что был при создании копии: если после неё его сменили, смените снова. ';

/**
 * TRUST-74, TRUST-86: leaves what is told at the next sign-in.
 * @param now ms since the epoch
 * @returns a line for the person at the terminal where it cannot be left; nothing otherwise
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

/** TRUST-74: reads what a sign-in is told of a restore; null where there is nothing to tell. */
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
      // A full disk must keep nobody from signing in; the next sign-in is told as well.
    }
    return isOver ? null : text;
  };
}
