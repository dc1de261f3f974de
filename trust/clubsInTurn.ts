import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Club } from './club';

const GIVING_WAY = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('trust/givingWay.mjs')).href}`,
};

/**
 * Two servers taken in turns. In the second one requests under way give way to each other after
 * each query.
 * @param turns how often one is taken before it begins anew, so that its list stays short
 * @param given both servers' environment
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
