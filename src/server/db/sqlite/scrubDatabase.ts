import { openWithoutMigrating } from './inspect';

/**
 * Rewrites a database's file without deleted data (PLAYER-64). SQLite leaves old texts in split or freed pages. During
 * the rewrite reads continue and writes wait.
 * @throws when another program locks the file or its log for longer than 2 s
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
