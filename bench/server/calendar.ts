import { formatCount, type Comparison, type Part } from '../measure';
import { exchangeRequest } from './exchange';
import { withServed, type Served } from './served';

/** Number of tournaments. With `--quick` it is one that other parts use too, so the club exists. */
const TOURNAMENTS = { quick: 10_000, full: 20_000 };
const FILE_SECONDS = 1;
const OTHERS_MS = 50;
const ONE = '/api/tournaments/1';
/** Number of calls measured without other load. */
const QUIET_CALLS = 200;

const READERS = 4;

async function openAddress({ url, authorization }: Served): Promise<string> {
  const answer = await fetch(`${url}/api/calendar`, { method: 'POST', headers: { authorization } });
  if (answer.status !== 201) throw new Error(`An address was answered ${answer.status}.`);
  return url + ((await answer.json()) as { path: string }).path;
}

/** The 99th percentile. */
const computeP99 = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length * 0.99)]!;

async function callUntil(served: Served, isOver: (calls: number) => boolean): Promise<number> {
  const values: number[] = [];
  while (!isOver(values.length)) values.push((await exchangeRequest(served, ONE)).ms);
  return computeP99(values);
}

let fee = 0;

/** Measures calls of one client while several others request a new calendar file. */
async function measureFile(served: Served, address: string) {
  const body = JSON.stringify({ entryFee: ++fee });
  await exchangeRequest(served, ONE, { method: 'PUT', body });
  const since = performance.now();
  let isMade = false;
  const readers = Array.from({ length: READERS }, async () => (await fetch(address)).text());
  const made = Promise.all(readers).finally(() => (isMade = true));
  const high = await callUntil(served, () => isMade);
  await made;
  return { seconds: (performance.now() - since) / 1_000, high };
}

/** Measures the season's calendar: its duration, and its effect on other calls. */
export const calendar: Part = {
  name: 'calendar',
  measure: ({ isQuick, runs }) => {
    const count = isQuick ? TOURNAMENTS.quick : TOURNAMENTS.full;
    return withServed(count, async (served) => {
      const address = await openAddress(served);
      const [file, quiet, meanwhile]: [number[], number[], number[]] = [[], [], []];
      for (let run = 0; run < runs; run++) {
        quiet.push(await callUntil(served, (calls) => calls === QUIET_CALLS));
        const { seconds, high } = await measureFile(served, address);
        file.push(seconds);
        meanwhile.push(high);
      }
      const comparisons: Comparison[] = [
        {
          id: `calendar-${formatCount(count)}`,
          what: `A calendar of a club with ${formatCount(count)} tournaments, made anew for four who ask at once, while others call`,
          unit: 's',
          samples: { file },
          targets: [{ of: 'file', atMost: FILE_SECONDS }],
        },
        {
          id: 'calendar-others',
          what: 'Another call meanwhile, of a hundred the slowest but one, and the same when it is quiet',
          unit: 'ms',
          samples: { quiet, meanwhile },
          targets: [{ of: 'meanwhile', atMost: OTHERS_MS }],
        },
      ];
      return comparisons;
    });
  },
};
