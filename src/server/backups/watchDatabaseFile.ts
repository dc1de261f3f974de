import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import { MINUTE_MS } from '../../domain/dates/durations';
import { createSameFileCheck } from '../db/sqlite/filePlace';
import {
  createPartialFileName,
  createPrivateFile,
  publishPartialFile,
  removePartialFile,
} from '../db/sqlite/files';
import { inspectBackup } from '../db/sqlite/inspect';
import { describeServerFailure } from '../db/storageFailures';
import type { ClubDatabase } from '../db/tables';
import type { Clock } from '../lib/clock';
import { createManualBackupName, formatBackupStamp } from './backupNames';

type Options = {
  database: ClubDatabase;
  databaseFile: string;
  backupFolder: string;
  timeZone: string;
  clock: Clock;
  /** The terminal's output. */
  output: { write: (text: string) => unknown };
  log: FastifyBaseLogger;
};

/** Copies the deleted file, which the connection still has open. The file's data end with the process. */
async function rescue(database: ClubDatabase, target: string): Promise<void> {
  const partial = createPartialFileName(target);
  try {
    createPrivateFile(partial);
    await sql`VACUUM INTO ${partial}`.execute(database);
    inspectBackup(partial);
    publishPartialFile(partial, target);
  } catch (error) {
    removePartialFile(partial);
    throw error;
  }
}

/**
 * Checks once a minute that the database's file is still at its path (TRUST-75). While the server still has a missing
 * file open, the file is saved as a backup. Each further check reports the missing file.
 */
export function watchDatabaseFile(options: Options) {
  const { database, databaseFile, backupFolder, timeZone, clock, output, log } = options;
  const isInPlace = createSameFileCheck(databaseFile);
  let rescued: Promise<string> | null = null;

  async function save(): Promise<string> {
    const name = createManualBackupName(formatBackupStamp(clock(), timeZone));
    const target = path.join(backupFolder, name);
    try {
      await rescue(database, target);
      return `Всё, что было в базе, сохранено: остановите сервер, выполните npm run restore ${target} -- --last и запустите его.`;
    } catch (error) {
      return (
        `Сохранить то, что было в базе, не удалось: ${describeServerFailure(error)}. Пока сервер работает, данные ` +
        'видны в консоли, после остановки останутся только резервные копии.'
      );
    }
  }

  async function check(): Promise<void> {
    if (isInPlace()) return;
    rescued ??= save();
    const text =
      `Файл базы ${databaseFile} удалён или заменён, пока сервер работает. Новое не записывается. ` +
      (await rescued);
    log.fatal(text);
    output.write(`${text}\n`);
  }

  const timer = setInterval(() => void check(), MINUTE_MS).unref();
  return { check, stop: () => clearInterval(timer) };
}
