import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Club } from './club';

const GIVING_WAY = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('trust/givingWay.mjs')).href}`,
};

/**
 * Creates two servers that are used alternately. In the second one concurrent requests get their turn after each query.
 * @param turns number of uses before a new server replaces one, which keeps its list short
 * @param given environment of both servers
 */
export function createClubRotation(turns: number, given: Record<string, string> = {}) {
  const places = [{}, GIVING_WAY].map((env) => ({ env, club: null as Club | null, taken: 0 }));
  return {
    async takeClub(turn: number): Promise<Club> {
      const place = places[turn % places.length]!;
      if (!place.club || place.taken === turns) {
        await place.club?.remove();
        place.club = new Club();
        place.taken = 0;
        await place.club.start({ ...given, ...place.env });
      }
      place.taken += 1;
      return place.club;
    },
    async close(): Promise<void> {
      await Promise.all(places.map(async ({ club }) => club?.remove()));
    },
  };
}
