import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseName, type BackupName } from './names';

/** The program's backups in a folder, the newest first. */
export function listBackups(folder: string): BackupName[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map(parseName)
    .filter((name) => name !== null)
    .sort((a, b) => b.stamp.localeCompare(a.stamp));
}

/** Removes all but the newest of those that a test picks. */
export function prune(
  folder: string,
  keep: number,
  isMeant: (backup: BackupName) => boolean,
): void {
  for (const { name } of listBackups(folder).filter(isMeant).slice(keep)) {
    rmSync(path.join(folder, name), { force: true });
  }
}

const LEFTOVER = /^club-.*\.db\.partial-[0-9a-f]+$/;
const LEFTOVER_AGE_MS = 3_600_000;

/** Removes what was begun long ago and never became a backup: its process was killed. */
export function removeLeftovers(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((found) => LEFTOVER.test(found))) {
    const file = path.join(folder, name);
    if (now - statSync(file).mtimeMs > LEFTOVER_AGE_MS) rmSync(file, { force: true });
  }
}
