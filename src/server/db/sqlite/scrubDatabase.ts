import { openWithoutMigrating } from './inspect';

/**
 * PLAYER-64: writes a database's file anew without what was deleted from it: SQLite leaves old texts in pages
 * that were split or freed. Reads go on; writes wait meanwhile.
 * @throws where another program holds the file for longer than 2 s; then it is as it was
 */
export function scrubDatabase(file: string): void {
  const sqlite = openWithoutMigrating(file);
  try {
    sqlite.pragma('secure_delete = ON');
    sqlite.exec('VACUUM');
    const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
    if (result.busy !== 0) throw new Error('The write-ahead log is in use');
  } finally {
    sqlite.close();
  }
}
