import { randomUUID } from 'node:crypto';
import type { PlayResponse } from '../../src/server/play/contract/playResponse';
import {
  createPersons,
  createNextRoundEvents,
  createScoreEvents,
} from '../../__tests__/support/playEvents';
import type { Club } from '../../trust/club';
import { createEntry } from '../../trust/entries';
import { createDemoRandom } from '../../src/server/cli/random';
import { createPersonName } from '../clubs/people';

const PLAYERS = 40;
const COURTS = 10;

/** Creates a play of forty players on ten courts with a live page, and starts its first round. */
export async function openPlay(club: Club) {
  const { id } = (await club.send('POST', '/api/tournaments', createEntry(1))) as { id: number };
  const path = `/api/tournaments/${id}/play`;
  const read = async () => (await club.send('GET', path)) as PlayResponse;
  const change = async (events: readonly object[]) =>
    club.send('POST', `${path}/changes`, { id: randomUUID(), events, undoes: null });
  const random = createDemoRandom(1);
  const names = Array.from({ length: PLAYERS }, () => createPersonName(random));
  await read();
  await club.send('POST', `${path}/entries`, {
    id: randomUUID(),
    entries: createPersons(...names),
  });
  const at = new Date().toISOString();
  await change(createNextRoundEvents(await read(), at));
  const { links } = (await club.send('POST', `${path}/links/live`)) as PlayResponse;

  let count = 0;
  return {
    id,
    path: links.live!,
    /** Events of the next score, which differs from all earlier ones. */
    async createNextScore() {
      const court = 1 + (count % COURTS);
      const a = 1 + (Math.floor(count / COURTS) % 23);
      count += 1;
      return createScoreEvents(await read(), court, a, 24 - a);
    },
    change,
    read,
  };
}
