import { formatCount, getCounts, type Comparison, type Part } from '../measure';
import { exchangeRequest } from './exchange';
import { measureInterleaved } from './interleaved';
import { withServed, type Served } from './served';

const LIST = '/api/tournaments';
/** The Accept-Encoding header of a browser, as far as it matters here. */
const BROTLI = { 'accept-encoding': 'br' };
/** Number of repeats per round, since one measurement takes only a few milliseconds. */
const REPEATS = 10;
const FIRST_BYTE_MS = 20;
/** Limit for the largest list relative to the smallest. The cost after a write must not grow with the list. */
const GROWTH = 1.5;

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  while (values.length < REPEATS) values.push(await measure());
  return values;
}

/** A server with `count` tournaments. */
type List = { count: number; served: Served };

/** Runs `use` with one server for each count. */
const withLists = <Result>(
  [count, ...counts]: readonly number[],
  use: (lists: readonly List[]) => Promise<Result>,
): Promise<Result> =>
  count === undefined
    ? use([])
    : withServed(count, (served) =>
        withLists(counts, (others) => use([{ count, served }, ...others])),
      );

let fee = 0;

async function write(served: Served): Promise<void> {
  const body = JSON.stringify({ entryFee: ++fee });
  const { status } = await exchangeRequest(served, `${LIST}/1`, { method: 'PUT', body });
  if (status !== 200) throw new Error(`A write was answered ${status}.`);
}

/** Milliseconds to the first byte of the whole list, over an open connection. */
async function measureFirstByte(served: Served, headers = {}): Promise<number> {
  await exchangeRequest(served, '/api/health');
  return (await exchangeRequest(served, LIST, { headers, isCut: true })).ms;
}

async function measureFirstByteAfterWrite(served: Served): Promise<number> {
  await write(served);
  return (await exchangeRequest(served, LIST, { headers: BROTLI, isCut: true })).ms;
}

/** Creates the request that the console sends after a write: the changes since its version of the list. */
async function createChangeRequest(served: Served): Promise<() => Promise<number>> {
  let held = (await exchangeRequest(served, LIST, { isCut: true })).headers.etag!;
  return async () => {
    await write(served);
    const headers = { 'a-im': 'changes', 'if-none-match': held };
    const answer = await exchangeRequest(served, LIST, { headers });
    if (answer.status !== 226) throw new Error(`Changes were answered ${answer.status}.`);
    held = answer.headers.etag!;
    return answer.ms;
  };
}

async function measureAfterWrite(lists: readonly List[], runs: number): Promise<Comparison[]> {
  const each = async (measureOf: (one: Served) => Promise<() => Promise<number>>) => {
    const measures = await Promise.all(
      lists.map(async ({ count, served }) => {
        const measure = await measureOf(served);
        return [formatCount(count), () => repeat(measure)] as const;
      }),
    );
    return measureInterleaved(runs, Object.fromEntries(measures));
  };
  const [by, of] = [lists[0]!, lists.at(-1)!].map(({ count }) => formatCount(count)) as [
    string,
    string,
  ];
  const shared = { unit: 'ms', targets: [{ of, by, atMost: GROWTH }] } as const;
  return [
    {
      id: 'after-write-changes',
      what: 'What has changed in a list of so many tournaments, after one change',
      samples: await each(createChangeRequest),
      ...shared,
    },
    {
      id: 'after-write-first-byte',
      what: 'To the first byte of the whole list, compressed anew, after one change',
      samples: await each(async (one) => () => measureFirstByteAfterWrite(one)),
      ...shared,
    },
  ];
}

async function measureFirstByteWarm({ count, served }: List, runs: number): Promise<Comparison> {
  await exchangeRequest(served, LIST, { headers: BROTLI });
  return {
    id: `first-byte-${formatCount(count)}`,
    what: `To the first byte of a list of ${formatCount(count)} tournaments that the server has read already`,
    unit: 'ms',
    samples: await measureInterleaved(runs, {
      plain: () => repeat(() => measureFirstByte(served)),
      brotli: () => repeat(() => measureFirstByte(served, BROTLI)),
    }),
    targets: ['plain', 'brotli'].map((of) => ({ of, atMost: FIRST_BYTE_MS })),
  };
}

/** Measures long lists: the first byte, and the requests after a write. */
export const largeLists: Part = {
  name: 'large-lists',
  measure: (scale) =>
    withLists(getCounts(scale), async (lists) => [
      await measureFirstByteWarm(lists.at(-1)!, scale.runs),
      ...(await measureAfterWrite(lists, scale.runs)),
    ]),
};
