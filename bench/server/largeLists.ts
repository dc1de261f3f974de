import type { Comparison, Part } from '../measure';
import { exchangeRequest } from './exchange';
import { measureInterleaved } from './interleaved';
import { withServed, type Served } from './served';

const LIST = '/api/tournaments';
/** The header that a browser sends. */
const BROTLI = { 'accept-encoding': 'br' };
/** Repeats per round, since one measurement takes a few milliseconds. */
const REPEATS = 10;
const FIRST_BYTE_MS = 20;
/** Limit for the largest list relative to the smallest: the cost after a write must not grow with the list. */
const GROWTH = 1.5;

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  while (values.length < REPEATS) values.push(await measure());
  return values;
}

let fee = 0;

async function write(served: Served): Promise<void> {
  const body = JSON.stringify({ entryFee: ++fee });
  const { status } = await exchangeRequest(served, `${LIST}/1`, { method: 'PUT', body });
  if (status !== 200) throw new Error(`A write was answered ${status}.`);
}

/** First byte of the whole list, over an open connection. */
async function measureFirstByte(served: Served, headers = {}): Promise<number> {
  await exchangeRequest(served, '/api/health');
  return (await exchangeRequest(served, LIST, { headers, isCut: true })).ms;
}

async function measureFirstByteAfterWrite(served: Served): Promise<number> {
  await write(served);
  return (await exchangeRequest(served, LIST, { headers: BROTLI, isCut: true })).ms;
}

/** Creates the console's request after a write: the changes since its version. */
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

async function measureAfterWrite(
  served: Record<'1k' | '10k' | '100k', Served>,
  runs: number,
): Promise<Comparison[]> {
  const names = Object.keys(served) as (keyof typeof served)[];
  const each = async (measureOf: (one: Served) => Promise<() => Promise<number>>) => {
    const measures = await Promise.all(
      names.map(async (name) => {
        const measure = await measureOf(served[name]);
        return [name, () => repeat(measure)] as const;
      }),
    );
    return measureInterleaved(runs, Object.fromEntries(measures));
  };
  const shared = { unit: 'ms', targets: [{ of: '100k', by: '1k', atMost: GROWTH }] } as const;
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

async function measureFirstByteWarm(served: Served, runs: number): Promise<Comparison> {
  await exchangeRequest(served, LIST, { headers: BROTLI });
  return {
    id: 'first-byte-100k',
    what: 'To the first byte of a list of 100k tournaments that the server has read already',
    unit: 'ms',
    samples: await measureInterleaved(runs, {
      plain: () => repeat(() => measureFirstByte(served)),
      brotli: () => repeat(() => measureFirstByte(served, BROTLI)),
    }),
    targets: ['plain', 'brotli'].map((of) => ({ of, atMost: FIRST_BYTE_MS })),
  };
}

/** Long lists: the first byte, and the requests after a write. */
export const largeLists: Part = {
  name: 'large-lists',
  measure: ({ runs }) =>
    withServed(1_000, (small) =>
      withServed(10_000, (middle) =>
        withServed(100_000, async (large) => [
          await measureFirstByteWarm(large, runs),
          ...(await measureAfterWrite({ '1k': small, '10k': middle, '100k': large }, runs)),
        ]),
      ),
    ),
};
