import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../lib/clock';
import { createBackup } from '../db/sqlite/backup';
import { openSqliteDatabase } from '../db/sqlite/open';
import type { ClubDatabase } from '../db/tables';
import type { Env } from '../env';
import { OperatorError } from '../lib/operatorError';
import { removeOldBackups } from './folder';
import { createMigrationBackupName, formatBackupStamp, type BackupFile } from './backupNames';

/**
 * The number suffices for a failed migration and its repeat. A server that restarts in a loop must not fill the disk.
 */
const KEPT_FOR_EACH_SCHEMA = 3;
const SECOND_MS = 1_000;

type Places = Pick<Env, 'database' | 'backupFolder' | 'timeZone'>;

/**
 * Opens the club's database. A file with an older schema is backed up before its migration.
 * @throws OperatorError also when the backup fails; the database is not migrated then
 */
export async function openClubDatabase(places: Places, clock: Clock): Promise<ClubDatabase> {
  const { database } = places;
  if (!('url' in database)) return openFile(database.file, places, clock);
  // The driver of PostgreSQL takes a tenth of the start's time. It is therefore loaded only when needed.
  const { openPostgres } = await import(/* webpackChunkName: "postgres" */ '../db/postgres/open');
  return openPostgres(database.url);
}

function openFile(
  databaseFile: string,
  { backupFolder, timeZone }: Places,
  clock: Clock,
): ClubDatabase {
  /**
   * A server killed after its backup may start again in the same second. The name of that second is then used already.
   */
  function findFreeName(instant: number, schema: number): string {
    const file = path.join(
      backupFolder,
      createMigrationBackupName(formatBackupStamp(instant, timeZone), schema),
    );
    return existsSync(file) ? findFreeName(instant + SECOND_MS, schema) : file;
  }

  return openSqliteDatabase(databaseFile, {
    onBeforeMigration(schema) {
      const backup = findFreeName(clock(), schema);
      try {
        createBackup(databaseFile, backup);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'сбой';
        throw new OperatorError(
          `База не обновлена, потому что её не удалось скопировать. ${reason}`,
        );
      }
      const ending = `-before-schema-${schema}.db`;
      // After the clock was set back, this backup looks older than the others. It must still be kept.
      const isEarlier = ({ name }: BackupFile) =>
        name.endsWith(ending) && name !== path.basename(backup);
      removeOldBackups(backupFolder, KEPT_FOR_EACH_SCHEMA - 1, isEarlier);
    },
  });
}
