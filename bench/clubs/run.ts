import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../../trust/club';
import { preparedFolder } from './prepare';

/** The list's JSON in bytes, as it is and compressed. */
export type List = { json: Buffer; brotli: Buffer };

const read = (folder: string, name: string): Buffer => readFileSync(path.join(folder, name));

/** The JSON of the list of a club with so many tournaments. */
export async function listOf(count: number): Promise<List> {
  const folder = await preparedFolder(count);
  return { json: read(folder, 'list.json'), brotli: read(folder, 'list.json.br') };
}

/** The production server with so many tournaments, warm, on a database of its own. */
export async function runningClub(count: number): Promise<Club> {
  const prepared = await preparedFolder(count);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync(path.join(prepared, 'club.db'), path.join(folder, 'club.db'));
  const club = new Club(folder);
  await club.start();
  for (const manipulation of ['first', '']) {
    const headers = {
      authorization: club.authorization,
      'accept-encoding': 'br',
      'a-im': manipulation,
    };
    await (await fetch(`${club.url}/api/tournaments`, { headers })).arrayBuffer();
  }
  // The backup of the day must not be made while something is measured.
  while (!club.hasDailyBackup) await sleep(50);
  return club;
}
