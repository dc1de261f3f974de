import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Club } from '../../trust/club';
import { copyClub } from './copy';
import { prepareFolder } from './prepare';

/** The list as JSON, plain and compressed. */
export type List = { json: Buffer; brotli: Buffer };

const read = (folder: string, name: string): Buffer => readFileSync(path.join(folder, name));

/** The list of a club with `count` tournaments. */
export async function listOf(count: number): Promise<List> {
  const folder = await prepareFolder(count);
  return { json: read(folder, 'list.json'), brotli: read(folder, 'list.json.br') };
}

/** A production server with `count` tournaments in its own database, after a warm-up. */
export async function startClub(count: number): Promise<Club> {
  const { folder, token } = await copyClub(count);
  const club = new Club(folder, { token });
  await club.start();
  for (const manipulation of ['first', '']) {
    const headers = {
      authorization: club.authorization,
      'accept-encoding': 'br',
      'a-im': manipulation,
    };
    await (await fetch(`${club.url}/api/tournaments`, { headers })).arrayBuffer();
  }
  return club;
}
