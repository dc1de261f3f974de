import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { readLastBackupFailure } from '../backups/dailyBackups';
import { listBackups } from '../backups/folder';
import { describeDatabaseSummary } from '../backups/describeDatabaseSummary';
import {
  computeBackupStampDistance,
  isBackupStampAhead,
  formatBackupStamp,
} from '../backups/backupNames';
import { inspectBackup } from '../db/sqlite/inspect';
import { describeServerFailure } from '../db/storageFailures';
import { getDatabaseFile, type Env } from '../env';
import { formatAge } from '../lib/format';
import { runCheck, createPassedCheck, createFailResult, type CheckResult } from './checkResult';

/** Maximum age: a day, plus the time after which a server makes the next backup. */
const AGE_MAX_MS = 26 * 3_600_000;

function checkFolder(folder: string): CheckResult[] {
  if (!existsSync(folder)) return [];
  try {
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [createFailResult(`В папку копий ${folder} нельзя писать`)];
  }
}

function checkNewest({ backupFolder, timeZone }: Env, instant: number): CheckResult[] {
  const now = formatBackupStamp(instant, timeZone);
  const backups = listBackups(backupFolder);
  // A backup dated ahead would conceal that no later one was made.
  const newest = backups.find(({ stamp }) => !isBackupStampAhead(stamp, now));
  if (!newest) {
    const found = backups.length === 0 ? 'ни одной копии' : 'копий, кроме датированных будущим';
    return [
      createFailResult(`В ${backupFolder} нет ${found}: запустите сервер или npm run backup`),
    ];
  }
  const age = computeBackupStampDistance(newest.stamp, now);
  const text = `Последняя копия ${newest.name}, ей ${formatAge(age)}`;
  const aged =
    age <= AGE_MAX_MS
      ? createPassedCheck(text)
      : createFailResult(`${text}: запустите сервер или npm run backup`);
  try {
    const summary = inspectBackup(path.join(backupFolder, newest.name));
    return [aged, createPassedCheck(`Она проверена, в ней ${describeDatabaseSummary(summary)}`)];
  } catch (error) {
    return [
      aged,
      createFailResult(
        `Она не годится (${describeServerFailure(error)}): сделайте новую, npm run backup`,
      ),
    ];
  }
}

function checkFailure(databaseFile: string): CheckResult[] {
  const failure = readLastBackupFailure(databaseFile);
  return failure === null ? [] : [createFailResult(`Ежедневная копия не получилась: ${failure}`)];
}

export function checkBackups(env: Env, now: number): CheckResult[] {
  return [
    ...checkFolder(env.backupFolder),
    ...runCheck(() => checkNewest(env, now)),
    ...runCheck(() => checkFailure(getDatabaseFile(env))),
  ];
}
