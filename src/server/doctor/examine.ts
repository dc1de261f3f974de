import { existsSync, realpathSync } from 'node:fs';
import { openWithoutMigrating } from '../db/sqlite/inspect';
import { isLocked } from '../db/sqlite/lock';
import { checkSqliteVersion, sqliteVersionOf } from '../db/sqlite/open';
import { reasonOf } from '../db/storageFaults';
import { databaseFileOf, type Env } from '../env';
import { OperatorError } from '../lib/operatorError';
import { backupFindings } from './backupFindings';
import { databaseFindings } from './databaseFindings';
import { attempt, good, wrong, type Finding, type Moment } from './finding';
import {
  certificateFindings,
  diskFinding,
  nameFindings,
  nodeFinding,
  openFilesFinding,
  permissionFinding,
} from './environmentFindings';
import { postgresFindings } from './postgresFindings';

function insideDatabase(file: string, moment: Moment): Finding[] {
  const sqlite = openWithoutMigrating(file);
  try {
    const version = sqliteVersionOf(sqlite);
    checkSqliteVersion(version);
    return [good(`SQLite ${version}`), ...databaseFindings(sqlite, file, moment)];
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    return [
      wrong(`База не читается: ${reasonOf(error)}. Восстановите её из копии, npm run restore`),
    ];
  } finally {
    sqlite.close();
  }
}

/** Looks at everything that the club's data depends on; the database is not migrated. */
export async function examine(env: Env, now: number): Promise<Finding[]> {
  const { database, tls, timeZone, forgetAfterMonths } = env;
  return [
    nodeFinding(process.versions.node),
    openFilesFinding(),
    ...('url' in database
      ? await postgresFindings(database.url, { now, timeZone, forgetAfterMonths })
      : fileFindings(env, now)),
    ...certificateFindings(tls, now),
  ];
}

function fileFindings(env: Env, now: number): Finding[] {
  const { backupFolder, timeZone, forgetAfterMonths } = env;
  const databaseFile = databaseFileOf(env);
  if (!existsSync(databaseFile)) {
    return [wrong(`Базы ${databaseFile} нет: её создаст первый запуск сервера`)];
  }
  // By a symbolic link, the log and the disk are those of the file that it leads to.
  const place = realpathSync(databaseFile);
  return [
    ...attempt(() => [good(isLocked(place) ? 'Сервер работает' : 'Сервер не запущен')]),
    ...attempt(() => insideDatabase(place, { now, timeZone, forgetAfterMonths })),
    ...attempt(() => nameFindings(place)),
    ...attempt(() => [diskFinding(place)]),
    ...attempt(() => [permissionFinding(place, backupFolder)]),
    ...backupFindings(env, now),
  ];
}
