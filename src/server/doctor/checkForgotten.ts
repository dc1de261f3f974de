import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../backups/forgottenFile';
import { formatPlainQuantity } from '../lib/format';
import {
  formatForgottenListTag,
  readScrubbedNote,
  type ForgottenPlayerRecord,
} from '../players/forgetting/scrubNote';
import { createFailResult, createPassedCheck, runCheck, type CheckResult } from './checkResult';

/** Checks that the list beside the backups has every player whom the database has forgotten (PLAYER-65). */
export const checkForgottenFile = (
  rows: readonly ForgottenPlayerRecord[],
  backupFolder: string,
): CheckResult[] =>
  runCheck(() => {
    const file = path.join(backupFolder, FORGOTTEN_FILE);
    const known = readForgottenFile(file);
    const missing = rows.filter(({ id }) => !known.has(id)).length;
    if (missing === 0) return [];
    const people = formatPlainQuantity(
      missing,
      'забытого игрока',
      'забытых игроков',
      'забытых игроков',
    );
    return [
      createFailResult(
        `В списке ${file} нет ${people}: старая копия вернёт их. ` +
          'Сервер допишет список в течение часа, когда папка копий (BACKUP_DIR) станет доступна',
      ),
    ];
  });

/**
 * Reports a file that may still contain bytes of a forgotten player (PLAYER-64). A running server should have removed
 * them. A starting server removes them.
 */
export const checkScrubbed = (
  rows: readonly ForgottenPlayerRecord[],
  databaseFile: string,
  isRunning: boolean,
): CheckResult[] =>
  runCheck(() => {
    const last = rows.at(-1);
    if (!last) return [];
    if (readScrubbedNote(databaseFile) === formatForgottenListTag(rows.length, last.at)) return [];
    const text = 'В файле базы могли остаться следы забытых игроков: сервер перепишет его';
    return isRunning
      ? [createFailResult(`${text} в течение часа`)]
      : [createPassedCheck(`${text} при запуске`)];
  });
