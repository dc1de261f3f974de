import Sqlite from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTournament } from './honest';
import { createClubWithSecrets } from './place';

/** Path of a file that is too large for a client to read at once. */
export const LARGE_FILE = '/assets/large.0123456789abcdef.js';

const LARGE_BYTES = 8_000_000;
const TOURNAMENTS = 2_000;

const COPIES = `
  WITH RECURSIVE numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
  INSERT INTO tournaments (tournament_type, date, start_time, end_time, level_from, level_to,
    entry_fee, organizer_name, organizer_phone, created_at, updated_at)
  SELECT tournament_type, date, start_time, end_time, level_from, level_to,
    n, organizer_name, organizer_phone, created_at, updated_at
  FROM tournaments, numbers WHERE id = 1`;

/** Creates a running club with many years of tournaments, and a console with a large file. */
export async function createLargeClub() {
  const { club, folder } = createClubWithSecrets();
  writeFileSync(path.join(folder, 'dist/console', LARGE_FILE), Buffer.alloc(LARGE_BYTES, '/'));
  await club.start();
  await club.send('POST', '/api/tournaments', createTournament(1));
  const sqlite = new Sqlite(club.databaseFile);
  sqlite.prepare(COPIES).run(TOURNAMENTS);
  sqlite.close();
  return { club, folder };
}
