import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { lastFailure } from '../backups/daily';
import { listBackups } from '../backups/folder';
import { describeSummary } from '../backups/describeSummary';
import { between, isAhead, stampOf } from '../backups/names';
import { inspectBackup } from '../db/sqlite/inspect';
import { reasonOf } from '../db/storageFaults';
import { databaseFileOf, type Env } from '../env';
import { formatAge } from '../lib/format';
import { attempt, good, wrong, type Finding } from './finding';

/** A day, and what a server may take to notice that it has passed. */
const AGE_MAX_MS = 26 * 3_600_000;

function folderFindings(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  try {
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [wrong(`В папку копий ${folder} нельзя писать`)];
  }
}

function newestFindings({ backupFolder, timeZone }: Env, instant: number): Finding[] {
  const now = stampOf(instant, timeZone);
  const backups = listBackups(backupFolder);
  // A backup dated ahead would hide that none has been made since.
  const newest = backups.find(({ stamp }) => !isAhead(stamp, now));
  if (!newest) {
    const found = backups.length === 0 ? 'ни одной копии' : 'копий, кроме датированных будущим';
    return [wrong(`В ${backupFolder} нет ${found}: запустите сервер или npm run backup`)];
  }
  const age = between(newest.stamp, now);
  const text = `Последняя копия ${newest.name}, ей ${formatAge(age)}`;
  const aged =
    age <= AGE_MAX_MS ? good(text) : wrong(`${text}: запустите сервер или npm run backup`);
  try {
    const summary = inspectBackup(path.join(backupFolder, newest.name));
    return [aged, good(`Она проверена, в ней ${describeSummary(summary)}`)];
  } catch (error) {
    return [aged, wrong(`Она не годится (${reasonOf(error)}): сделайте новую, npm run backup`)];
  }
}

function failureFindings(databaseFile: string): Finding[] {
  const failure = lastFailure(databaseFile);
  return failure === null ? [] : [wrong(`Ежедневная копия не получилась: ${failure}`)];
}

/** What is to be said of the backups. */
export function backupFindings(env: Env, now: number): Finding[] {
  return [
    ...folderFindings(env.backupFolder),
    ...attempt(() => newestFindings(env, now)),
    ...attempt(() => failureFindings(databaseFileOf(env))),
  ];
}
