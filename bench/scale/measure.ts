import { readFileSync } from 'node:fs';
import type { Club } from '../../trust/club';
import { createEntry } from '../../trust/entries';

const REPEATS = 21;

/** The tournament that each measured write creates. */
export const BODY = createEntry(100);

const computeMedian = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function measureTypical(work: (index: number) => Promise<unknown>): Promise<number> {
  const values: number[] = [];
  for (let index = 0; index <= REPEATS; index += 1)
    values.push(await measureTime(() => work(index)));
  // The first measurement is a warm-up, so it is dropped.
  return computeMedian(values.slice(1));
}

/** Reads a response to its end, without parsing it. */
async function read(club: Club, url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(club.url + url, {
    headers: { authorization: club.authorization, ...headers },
  });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  return { status: answer.status, tag: answer.headers.get('etag'), bytes };
}

const LIST = '/api/tournaments';
const POLL_MS = 100;

/** Waits until the list is complete: a fresh server first sends only the beginning of a long list. */
async function waitForWhole(club: Club): Promise<string> {
  for (;;) {
    const { tag } = await read(club, LIST, { 'a-im': 'first' });
    if (tag) return tag;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const readResidentMB = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Measures a freshly started server: milliseconds of each kind of request, and memory. */
export async function measureClub(club: Club, count: number) {
  const start = await measureTime(async () => {
    await club.start();
    await read(club, LIST, { 'a-im': 'first' });
  });
  let tag = '';
  const whole = await measureTime(async () => (tag = await waitForWhole(club)));
  const pickId = (index: number) => 1 + ((index * 7_919) % count);
  const changes = await measureTypical(async (index) => {
    await club.send('PUT', `${LIST}/${pickId(index)}`, { entryFee: 10_001 + index });
    const answer = await read(club, LIST, { 'a-im': 'changes', 'if-none-match': tag });
    if (answer.status !== 226) throw new Error(`Changes were answered ${answer.status}`);
    tag = answer.tag!;
  });
  return {
    start,
    whole,
    unchanged: await measureTypical(() => read(club, LIST, { 'if-none-match': tag })),
    one: await measureTypical((index) => read(club, `${LIST}/${pickId(index)}`)),
    history: await measureTypical((index) => read(club, `${LIST}/${pickId(index)}/history`)),
    post: await measureTypical(() => club.send('POST', LIST, BODY)),
    put: await measureTypical((index) =>
      club.send('PUT', `${LIST}/${pickId(index)}`, { entryFee: 20_001 + index }),
    ),
    changes,
    trash: await measureTypical(() => read(club, '/api/trash')),
    memoryMB: readResidentMB(club.pid!),
  };
}

export type Measured = Awaited<ReturnType<typeof measureClub>>;
