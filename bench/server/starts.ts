import { formatCount, type Part } from '../measure';
import { exchangeRequest } from './exchange';
import { start, withClub } from './served';

const TOURNAMENTS = { quick: 10_000, full: 100_000 };
const SECONDS = 1.5;

/** Measures from `npm start`, with nothing to build, until the console is open and shows its list. */
export const starts: Part = {
  name: 'starts',
  measure: ({ isQuick, runs }) => {
    const count = isQuick ? TOURNAMENTS.quick : TOURNAMENTS.full;
    return withClub(count, async (club) => {
      const [address, list]: [number[], number[]] = [[], []];
      for (let run = 0; run <= runs; run++) {
        const served = await start(club);
        const headers = { 'a-im': 'first' };
        const { ms } = await exchangeRequest(served, '/api/tournaments', { headers });
        await served.end();
        // The first run is dropped, because it reads the files from the disk.
        if (run === 0) continue;
        address.push(served.seconds);
        list.push(ms / 1_000);
      }
      return [
        {
          id: `start-${formatCount(count)}`,
          what: `From npm start with ${formatCount(count)} tournaments to the line with the address, and then to the first rows`,
          unit: 's',
          samples: { address, list },
          targets: [{ of: 'address', atMost: SECONDS }],
        },
      ];
    });
  },
};
