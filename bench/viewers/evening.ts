import { randomUUID } from 'node:crypto';
import type { PlayResponse } from '../../src/server/play/contract/playResponse';
import { persons, roundBegins, scored } from '../../__tests__/support/livePage';
import type { Club } from '../../trust/club';
import { entry } from '../../trust/entries';
import { createDemoRandom } from '../../src/server/cli/random';
import { personName } from '../clubs/people';

const PLAYERS = 40;
const COURTS = 10;

/** An evening of forty players on ten courts, its first round begun, and its live page. */
export async function openEvening(club: Club) {
  const { id } = (await club.send('POST', '/api/tournaments', entry(1))) as { id: number };
  const path = `/api/tournaments/${id}/play`;
  const read = async () => (await club.send('GET', path)) as PlayResponse;
  const change = async (events: readonly object[]) =>
    club.send('POST', `${path}/changes`, { id: randomUUID(), events, undoes: null });
  const random = createDemoRandom(1);
  const names = Array.from({ length: PLAYERS }, () => personName(random));
  await read();
  await club.send('POST', `${path}/entries`, { id: randomUUID(), entries: persons(...names) });
  const at = new Date().toISOString();
  await change(roundBegins(await read(), at));
  const { links } = (await club.send('POST', `${path}/links/live`)) as PlayResponse;

  let count = 0;
  return {
    id,
    path: links.live!,
    /** The events of one more score, each another one. */
    async nextScore() {
      const court = 1 + (count % COURTS);
      const a = 1 + (Math.floor(count / COURTS) % 23);
      count += 1;
      return scored(await read(), court, a, 24 - a);
    },
    change,
    read,
  };
}
