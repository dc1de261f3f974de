import Sqlite from 'better-sqlite3';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Club } from '../../trust/club';
import { createSeason } from './season';

/** Folder of the prepared clubs and of their copies. */
export const CACHE = path.resolve('.cache/bench');
/** Compressing a longer list with the best quality would take minutes. */
const BEST_QUALITY_MAX_BYTES = 4_000_000;

const compress = promisify(brotliCompress);

type Row = Record<string, string | number | bigint | null>;

function insert(sqlite: Sqlite.Database, count: number): void {
  const createInsert = (table: string) => {
    const statements = new Map<string, Sqlite.Statement>();
    return (row: Row): number | bigint => {
      const columns = Object.keys(row).join(', ');
      const marks = Object.keys(row).map((column) => `@${column}`);
      const text = `INSERT INTO ${table} (${columns}) VALUES (${marks.join(', ')})`;
      const statement = statements.get(columns) ?? sqlite.prepare(text);
      statements.set(columns, statement);
      return statement.run(row).lastInsertRowid;
    };
  };
  const [insertTournament, insertApplication] = ['tournaments', 'applications'].map(createInsert);
  for (const { tournament, applications } of createSeason(count, Date.now())) {
    const tournament_id = insertTournament!(tournament);
    for (const application of applications) insertApplication!({ ...application, tournament_id });
  }
}

/** Stores the list for the peers as JSON, plain and compressed. Long lists are compressed with less quality. */
async function writeList(club: Club, folder: string): Promise<void> {
  const headers = { authorization: club.authorization, 'accept-encoding': 'identity' };
  const answer = await fetch(`${club.url}/api/tournaments`, { headers });
  const json = Buffer.from(await answer.arrayBuffer());
  const quality = json.length > BEST_QUALITY_MAX_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  writeFileSync(path.join(folder, 'list.json'), json);
  writeFileSync(path.join(folder, 'list.json.br'), await compress(json, { params }));
}

const BETWEEN_LOOKS_MS = 500;

/**
 * Waits until the server has assigned players to all applications. Otherwise it would do so in each copy, during a
 * measurement.
 */
async function waitForPlayers({ databaseFile }: Club): Promise<void> {
  const sqlite = new Sqlite(databaseFile, { readonly: true });
  const find = sqlite.prepare('SELECT 1 FROM applications WHERE player_id IS NULL LIMIT 1');
  while (find.get()) await sleep(BETWEEN_LOOKS_MS);
  sqlite.close();
}

async function createClubFile(count: number, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const club = new Club(folder);
  await club.start();
  await club.end('SIGTERM');
  const sqlite = new Sqlite(club.databaseFile);
  sqlite.transaction(insert)(sqlite, count);
  sqlite.close();
  await club.start();
  await writeList(club, folder);
  await waitForPlayers(club);
  await club.end('SIGTERM');
  rmSync(path.join(folder, 'backups'), { recursive: true, force: true });
}

/** Prepares a folder with the database and the list of a club with `count` tournaments. It is kept for later runs. */
export async function prepareFolder(count: number): Promise<string> {
  const folder = path.join(CACHE, `club-${count}`);
  if (existsSync(folder)) return folder;
  process.stderr.write(`Preparing a club with ${count} tournaments…\n`);
  await createClubFile(count, `${folder}.part`);
  renameSync(`${folder}.part`, folder);
  return folder;
}
