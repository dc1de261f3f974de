import type { Tournament } from '../../src/domain/tournament/tournament';
import type { ClubDatabase } from '../../src/server/db/tables';
import { createListCache } from '../../src/server/tournaments/list/listCache';

/** The list as the server would send it, read from a database. */
export async function readList(database: ClubDatabase): Promise<Tournament[]> {
  const { blocks } = await createListCache(database).readCurrent('');
  return JSON.parse(`[${blocks.map(({ bytes }) => bytes.toString()).join()}]`) as Tournament[];
}
