import type { Part } from '../measure';
import { measureInterleaved } from './interleaved';
import { load } from './load';
import { runScript } from './scripts';
import { withServed, type Served } from './served';

const TOURNAMENTS = 100;
const MS = { quick: 1_000, full: 2_000 };
const CLIENTS = 32;
const DAY_MS = 86_400_000;

const createTournament = () => ({
  tournamentType: 'Мексикано',
  date: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  startTime: '10:00',
  endTime: '12:00',
  levelFrom: 2,
  levelTo: 4.5,
  entryFee: 1_500,
  organizerName: 'Анна Орлова',
  organizerPhone: '+7 (900) 123-45-67',
});

/** Sends the request with which the console creates a tournament. */
const measurePosts = ({ url, authorization }: Served, connections: number, ms: number) =>
  load({
    url: `${url}/api/tournaments`,
    method: 'POST',
    connections,
    ms,
    status: 201,
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': '{id}' },
    body: JSON.stringify(createTournament()),
  });

/** Measures created tournaments per second; each is on the disk when its response is sent. */
export const posts: Part = {
  name: 'posts',
  measure: ({ isQuick, runs }) =>
    withServed(TOURNAMENTS, async (served) => {
      const ms = isQuick ? MS.quick : MS.full;
      const one = '1 client';
      const many = `${CLIENTS} clients`;
      const samples = await measureInterleaved(runs, {
        fdatasync: async () => Number(await runScript('syncs.ts', served.folder, String(ms))),
        [one]: () => measurePosts(served, 1, ms),
        [many]: () => measurePosts(served, CLIENTS, ms),
      });
      return [
        {
          id: 'post',
          what: 'Tournaments created',
          unit: '1/s',
          samples,
          targets: [
            { of: one, by: 'fdatasync', atLeast: 0.9 },
            { of: many, by: 'fdatasync', atLeast: 2 },
          ],
        },
      ];
    }),
};
