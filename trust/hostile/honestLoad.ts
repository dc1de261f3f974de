import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import { createTournament } from './honest';

/** The results of honest requests. */
export type LoadResult = {
  /** Duration of each request, in milliseconds. */
  took: readonly number[];
  refused: number;
};

export const mergeResults = (all: readonly LoadResult[]): LoadResult => ({
  took: all.flatMap(({ took }) => took),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
});

/** Computes the 99th percentile of the durations in milliseconds. 0 without requests. */
export function computeP99({ took }: LoadResult): number {
  const sorted = [...took].sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0);
}

/** Sends a GET on a new connection. */
const getAfresh = ({ url, authorization }: Club, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(url + path, { agent: false, headers: { authorization } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode))),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

/**
 * Simulates an administrator who works until `isOver`, for at least one round. The administrator deletes each created
 * tournament again.
 */
export async function workHonestly(
  club: Club,
  { pause, isOver }: { pause: number; isOver: () => boolean },
): Promise<LoadResult> {
  const took: number[] = [];
  let refused = 0;

  async function time<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const since = performance.now();
    try {
      return await work();
    } catch (error) {
      refused += 1;
      process.stderr.write(`honest: ${String(error)}\n`);
      return null;
    } finally {
      took.push(performance.now() - since);
      await sleep(pause);
    }
  }

  do {
    await time(() => club.send('GET', '/api/tournaments'));
    const created = await time(() => club.send('POST', '/api/tournaments', createTournament(7)));
    const url = `/api/tournaments/${(created as { id: number } | null)?.id ?? 1}`;
    await time(() => club.send('GET', url));
    await time(() => getAfresh(club, url));
    if (created) await time(() => club.send('DELETE', url));
    await time(() => getAfresh(club, '/'));
  } while (!isOver());
  return { took, refused };
}
