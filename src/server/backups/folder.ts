import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstantNear } from '../../domain/dates/durations';
import { describeServerFailure } from '../db/storageFailures';
import { OperatorError } from '../lib/operatorError';
import { parseBackupName, type BackupFile } from './backupNames';

/**
 * Lists the names in a folder.
 * @throws OperatorError when the folder cannot be read or is not a folder
 */
function listFileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (error) {
    const isNoFolder = (error as NodeJS.ErrnoException).code === 'ENOTDIR';
    const reason = isNoFolder ? 'это не папка' : describeServerFailure(error);
    throw new OperatorError(`Папка копий ${folder} (BACKUP_DIR) не читается: ${reason}`);
  }
}

/**
 * Lists the program's backups in a folder, newest first. Empty when the folder does not exist.
 * @throws OperatorError when the folder cannot be read
 */
export function listBackups(folder: string): BackupFile[] {
  return listFileNames(folder)
    .map(parseBackupName)
    .filter((name) => name !== null)
    .sort((a, b) => b.stamp.localeCompare(a.stamp));
}

/** Removes the matching backups except for the `keep` newest. */
export function removeOldBackups(
  folder: string,
  keep: number,
  isMeant: (backup: BackupFile) => boolean,
): void {
  for (const { name } of listBackups(folder).filter(isMeant).slice(keep)) {
    rmSync(path.join(folder, name), { force: true });
  }
}

const LEFTOVER = /^club-.*\.db\.partial-[0-9a-f]+$/;
const LEFTOVER_AGE_MS = 3_600_000;

/** Removes old unfinished backups, which remain after a killed process. */
export function removeUnfinishedBackups(folder: string, now: number): void {
  for (const name of listFileNames(folder).filter((found) => LEFTOVER.test(found))) {
    const file = path.join(folder, name);
    // A manual backup may have been completed after the folder was read.
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const isOld = modified !== undefined && !isInstantNear(modified, now, LEFTOVER_AGE_MS);
    if (isOld) rmSync(file, { force: true });
  }
}
