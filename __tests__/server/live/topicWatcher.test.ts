import type { Readable } from 'node:stream';
import { createSignedInSubscription } from '../../../src/server/live/subscriptions';
import type { Topic } from '../../../src/server/live/topics';
import { createTopicWatcher } from '../../../src/server/live/topicWatcher';

let tag: string;
let asked: number;
let failure: Error | null;
let failures: unknown[];

const open = () => createTopicWatcher({ onFailure: (error) => failures.push(error) });

const list: Topic = {
  name: 'list',
  isPublic: false,
  readTag: async () => {
    asked += 1;
    if (failure) throw failure;
    return tag;
  },
};

const session = (id: string) =>
  createSignedInSubscription({ id, isStillValid: async () => true }, [list]);

const BEAT = ':\n\n';

/** Collects everything that a stream sends. */
function readAll(stream: Readable): string[] {
  const texts: string[] = [];
  stream.on('data', (chunk: Buffer) => texts.push(chunk.toString()));
  return texts;
}

/** Collects the events of a stream, without its keep-alive lines. */
function read(stream: Readable): string[] {
  const texts: string[] = [];
  stream.on('data', (chunk: Buffer) => {
    if (chunk.toString() !== BEAT) texts.push(chunk.toString());
  });
  return texts;
}

const formatEvent = (name: string): string => `event: list\ndata: {"tag":"${name}"}\n\n`;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  [tag, asked, failure, failures] = ['a', 0, null, []];
});
afterEach(() => jest.useRealTimers());

test('COMFORT-64: the database is asked only while somebody listens', async () => {
  const watch = open();
  await watch.check();
  await seconds(5);
  expect(asked).toBe(0);
  const stream = await watch.subscribe(session('one'));
  read(stream);
  await seconds(5);
  expect(asked).toBe(6);
  stream.destroy();
  await seconds(5);
  expect(asked).toBe(6);
});

test('COMFORT-64: several who listen cost no more than one, and each is told once', async () => {
  const watch = open();
  const all = [
    read(await watch.subscribe(session('one'))),
    read(await watch.subscribe(session('two'))),
  ];
  await seconds(2);
  tag = 'b';
  await seconds(3);
  expect(asked).toBe(7);
  for (const texts of all) expect(texts).toEqual([formatEvent('a'), formatEvent('b')]);
});

test('COMFORT-64, TRUST-49: a stream lives 75 s, and says something every second', async () => {
  const watch = open();
  const stream = await watch.subscribe(session('one'));
  const texts = readAll(stream);
  await seconds(74);
  expect(texts).toEqual([formatEvent('a'), ...Array<string>(74).fill(BEAT)]);
  expect(stream.destroyed).toBe(false);
  await seconds(2);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64, TRUST-49: one that nobody reads does not outlive the others', async () => {
  const stream = await open().subscribe(session('one'));
  await seconds(77);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64: a reader that takes nothing is dropped, and the others are not', async () => {
  const watch = open();
  const [deaf, other] = [
    await watch.subscribe(session('deaf')),
    await watch.subscribe(session('other')),
  ];
  read(other);
  for (let turn = 0; turn < 20; turn++) {
    tag = `${turn}`.repeat(1_000);
    await seconds(1);
  }
  expect([deaf.destroyed, other.destroyed]).toEqual([true, false]);
});

test('COMFORT-64: a stream whose session has ended ends within 3 s', async () => {
  let isValid = true;
  const owner = { id: 'one', isStillValid: async () => isValid };
  const stream = await open().subscribe(createSignedInSubscription(owner, [list]));
  read(stream);
  await seconds(3);
  isValid = false;
  await seconds(2);
  expect(stream.destroyed).toBe(false);
  await seconds(1);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64: there are 200 streams in all', async () => {
  const watch = open();
  for (let count = 0; count < 200; count++)
    read(await watch.subscribe(session(`session ${count}`)));
  await expect(watch.subscribe(session('one more'))).rejects.toMatchObject({ statusCode: 503 });
});

test('COMFORT-64: a failure is told once, and what changed meanwhile afterwards', async () => {
  const watch = open();
  const texts = read(await watch.subscribe(session('one')));
  failure = new Error('away');
  tag = 'b';
  await seconds(5);
  expect(failures).toEqual([failure]);
  failure = null;
  await seconds(1);
  expect(texts).toEqual([formatEvent('a'), formatEvent('b')]);
});

test('COMFORT-64: a change that is stored while the list is checked is told as well', async () => {
  const watch = open();
  const texts = read(await watch.subscribe(session('one')));
  tag = 'b';
  const first = watch.check();
  tag = 'c';
  await watch.check();
  await first;
  await new Promise(setImmediate);
  expect(texts.at(-1)).toBe(formatEvent('c'));
});
