import { existsSync, realpathSync } from 'node:fs';
import { openWithoutMigrating } from '../db/sqlite/inspect';
import { isDatabaseLocked } from '../db/sqlite/lock';
import { assertSqliteVersion, readSqliteVersion } from '../db/sqlite/open';
import { describeServerFailure } from '../db/storageFailures';
import { getDatabaseFile, type Env } from '../env';
import { OperatorError } from '../lib/operatorError';
import { checkBackups } from './checkBackups';
import { checkDatabaseFile } from './checkDatabaseFile';
import { checkFileSystem } from './checkFileSystem';
import {
  runCheck,
  createPassedCheck,
  createFailResult,
  type CheckResult,
  type DoctorContext,
} from './checkResult';
import {
  checkCertificate,
  checkDisk,
  checkHardLinks,
  checkNode,
  checkOpenFileLimit,
  checkPermissions,
} from './environmentChecks';
import { checkPostgres } from './checkPostgres';

/**
 * Checks the contents of the database.
 * @param databaseFile the path in the server's settings
 */
function checkInside(file: string, databaseFile: string, moment: DoctorContext): CheckResult[] {
  const sqlite = openWithoutMigrating(file);
  try {
    const version = readSqliteVersion(sqlite);
    assertSqliteVersion(version);
    return [
      createPassedCheck(`SQLite ${version}`),
      ...checkDatabaseFile(sqlite, { file, databaseFile }, moment),
    ];
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    return [
      createFailResult(
        `База не читается: ${describeServerFailure(error)}. Восстановите её из копии, npm run restore`,
      ),
    ];
  } finally {
    sqlite.close();
  }
}

/** Checks everything on which the club's data depend, without migrating the database. */
export async function runDoctor(env: Env, now: number): Promise<CheckResult[]> {
  const { database, tls } = env;
  return [
    checkNode(process.versions.node),
    checkOpenFileLimit(),
    ...('url' in database
      ? await checkPostgres(database.url, { ...env, now })
      : checkFiles(env, now)),
    ...checkCertificate(tls, now),
  ];
}

function checkFiles(env: Env, now: number): CheckResult[] {
  const { backupFolder } = env;
  const databaseFile = getDatabaseFile(env);
  if (!existsSync(databaseFile)) {
    return [createFailResult(`Базы ${databaseFile} нет: её создаст первый запуск сервера`)];
  }
  // The log and the disk of a symbolic link are those of its target.
  const place = realpathSync(databaseFile);
  return [
    ...runCheck(() => [
      createPassedCheck(isDatabaseLocked(place) ? 'Сервер работает' : 'Сервер не запущен'),
    ]),
    ...runCheck(() => checkInside(place, databaseFile, { ...env, now })),
    ...runCheck(() => checkHardLinks(place)),
    ...runCheck(() => checkFileSystem(place)),
    ...runCheck(() => [checkDisk(place)]),
    ...runCheck(() => [checkPermissions(place, backupFolder)]),
    ...checkBackups(env, now),
  ];
}
