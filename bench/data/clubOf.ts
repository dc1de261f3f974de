import Sqlite from 'better-sqlite3';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEVELS, TOURNAMENT_TYPES } from '../../src/domain/tournament';
import { dailyName, stampOf } from '../../src/server/backups/names';
import { personName, personPhone } from '../../src/server/cli/demoPeople';
import { makeRandom, type Random } from '../../src/server/cli/random';
import { setPragmas } from '../../src/server/db/open';
import { migrate } from '../../src/server/db/migrate';
import { hashToken } from '../../src/server/sessions/tokens';

/** A folder with a club's database, and the token of a session in it. */
export type ClubData = { folder: string; token: string };

const CACHE = path.resolve('.cache/bench');
const TOKEN = 'club_bench';
const AT = '2024-06-01T09:00:00.000Z';
const FIRST_DAY = Date.parse('2020-01-01');
const DAYS = 3_650;
const DAY_MS = 86_400_000;
const PLAYERS_MAX = 24;

export const databaseFileIn = (folder: string): string => path.join(folder, 'club.db');

const timeOf = (hours: number): string => `${String(hours).padStart(2, '0')}:00`;

function tournament(random: Random, index: number, count: number): unknown[] {
  const day = FIRST_DAY + Math.floor((index / count) * DAYS) * DAY_MS;
  const [hour, lowest] = [random.whole(9, 20), random.whole(0, 6)];
  return [
    TOURNAMENT_TYPES[index % TOURNAMENT_TYPES.length],
    new Date(day).toISOString().slice(0, 10),
    timeOf(hour),
    random.chance(0.25) ? null : timeOf(hour + 2),
    LEVELS[lowest],
    random.chance(0.3) ? null : LEVELS[lowest + random.whole(0, 3)],
    random.whole(8, 40) * 100,
    personName(random),
    personPhone(random),
    AT,
    AT,
  ];
}

function application(random: Random, tournamentId: number): unknown[] {
  const level = random.chance(0.15) ? null : random.pick(LEVELS);
  const userId = `club-${random.whole(1, 9_999)}`;
  return [tournamentId, personName(random), level, personPhone(random), userId, AT];
}

function fill(sqlite: Sqlite.Database, count: number): void {
  const random = makeRandom(1);
  const addTournament = sqlite.prepare(`
    INSERT INTO tournaments (tournament_type, date, start_time, end_time, level_from, level_to,
      entry_fee, organizer_name, organizer_phone, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const addApplication = sqlite.prepare(`
    INSERT INTO applications (tournament_id, name, level, contact_phone, user_id, created_at)
    VALUES (?, ?, ?, ?, ?, ?)`);
  for (let index = 0; index < count; index++) {
    const { lastInsertRowid } = addTournament.run(tournament(random, index, count));
    const players = random.whole(0, PLAYERS_MAX);
    for (let player = 0; player < players; player++) {
      addApplication.run(application(random, Number(lastInsertRowid)));
    }
  }
  sqlite
    .prepare('INSERT INTO administrators VALUES (?, ?, ?, ?)')
    .run('admin', 'of no password', AT, AT);
}

function make(file: string, count: number): void {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const sqlite = new Sqlite(partial);
  setPragmas(sqlite);
  migrate(sqlite);
  sqlite.transaction(fill)(sqlite, count);
  sqlite.pragma('journal_mode = DELETE');
  sqlite.close();
  renameSync(partial, file);
}

/** Of today: a session, and a backup, or one would be made while something is measured. */
function refresh(folder: string): void {
  const sqlite = new Sqlite(databaseFileIn(folder));
  sqlite
    .prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)')
    .run(hashToken(TOKEN), 'admin', Date.now());
  sqlite.close();
  const backups = path.join(folder, 'backups');
  mkdirSync(backups, { recursive: true });
  writeFileSync(path.join(backups, dailyName(stampOf(Date.now(), 'Europe/Moscow'))), '');
}

/** A club with so many tournaments of 0 to 24 applications, made once and the same each time. */
export async function clubOf(count: number): Promise<ClubData> {
  const folder = path.join(CACHE, `club-${count}`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(databaseFileIn(folder))) make(databaseFileIn(folder), count);
  refresh(folder);
  return { folder, token: TOKEN };
}
