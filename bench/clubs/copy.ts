import Sqlite from 'better-sqlite3';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDailyBackupName, formatBackupStamp } from '../../src/server/backups/backupNames';
import { hashToken } from '../../src/server/sessions/tokens';
import { CACHE, prepareFolder } from './prepare';

/** A folder with a club's database, and the token of the administrator's session. */
export type ClubCopy = { folder: string; token: string };

const TOKEN = 'club_bench';

/** Copies the club with `count` tournaments. The caller may change the copy, and removes it. */
export async function copyClub(count: number): Promise<ClubCopy> {
  const prepared = await prepareFolder(count);
  // The system's temporary folder may be in memory, where a commit takes no time.
  const folder = mkdtempSync(path.join(CACHE, 'copy-'));
  const file = path.join(folder, 'club.db');
  cpSync(path.join(prepared, 'club.db'), file);
  const sqlite = new Sqlite(file);
  sqlite
    .prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)')
    .run(hashToken(TOKEN), 'admin', Date.now());
  sqlite.close();
  // With a backup of today, the server makes none during the measurement.
  const backups = path.join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(
    path.join(backups, createDailyBackupName(formatBackupStamp(Date.now(), 'Europe/Moscow'))),
    '',
  );
  return { folder, token: TOKEN };
}
