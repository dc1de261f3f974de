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

const createSession = (id: string) =>
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
const passSeconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  [tag, asked, failure, failures] = ['a', 0, null, []];
});
afterEach(() => jest.useRealTimers());

test('COMFORT-64: the database is asked only while a subscriber listens', async () => {
  const watch = open();
  await watch.check();
  await passSeconds(5);
  expect(asked).toBe(0);
  const stream = await watch.subscribe(createSession('one'));
  read(stream);
  await passSeconds(5);
  expect(asked).toBe(6);
  stream.destroy();
  await passSeconds(5);
  expect(asked).toBe(6);
});

test('COMFORT-64: several subscribers cost no more than one, and each gets one event', async () => {
  const watch = open();
  const all = [
    read(await watch.subscribe(createSession('one'))),
    read(await watch.subscribe(createSession('two'))),
  ];
  await passSeconds(2);
  tag = 'b';
  await passSeconds(3);
  expect(asked).toBe(7);
  for (const texts of all) expect(texts).toEqual([formatEvent('a'), formatEvent('b')]);
});

test('COMFORT-64, TRUST-49: a stream lives 75 s, and says something every second', async () => {
  const watch = open();
  const stream = await watch.subscribe(createSession('one'));
  const texts = readAll(stream);
  await passSeconds(74);
  expect(texts).toEqual([formatEvent('a'), ...Array<string>(74).fill(BEAT)]);
  expect(stream.destroyed).toBe(false);
  await passSeconds(2);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64, TRUST-49: a stream that no client reads does not outlive the others', async () => {
  const stream = await open().subscribe(createSession('one'));
  await passSeconds(77);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64: a reader that takes nothing is dropped, and the others are not', async () => {
  const watch = open();
  const [deaf, other] = [
    await watch.subscribe(createSession('deaf')),
    await watch.subscribe(createSession('other')),
  ];
  read(other);
  for (let turn = 0; turn < 20; turn++) {
    tag = `${turn}`.repeat(1_000);
    await passSeconds(1);
  }
  expect([deaf.destroyed, other.destroyed]).toEqual([true, false]);
});

test('COMFORT-64: a stream whose session has ended ends within 3 s', async () => {
  let isValid = true;
  const owner = { id: 'one', isStillValid: async () => isValid };
  const stream = await open().subscribe(createSignedInSubscription(owner, [list]));
  read(stream);
  await passSeconds(3);
  isValid = false;
  await passSeconds(2);
  expect(stream.destroyed).toBe(false);
  await passSeconds(1);
  expect(stream.destroyed).toBe(true);
});

test('COMFORT-64: there are 200 streams in all', async () => {
  const watch = open();
  for (let count = 0; count < 200; count++)
    read(await watch.subscribe(createSession(`session ${count}`)));
  await expect(watch.subscribe(createSession('one more'))).rejects.toMatchObject({
    statusCode: 503,
  });
});

test('COMFORT-64: a failure is logged once, and changes meanwhile are announced afterwards', async () => {
  const watch = open();
  const texts = read(await watch.subscribe(createSession('one')));
  failure = new Error('away');
  tag = 'b';
  await passSeconds(5);
  expect(failures).toEqual([failure]);
  failure = null;
  await passSeconds(1);
  expect(texts).toEqual([formatEvent('a'), formatEvent('b')]);
});

test('COMFORT-64: a change that is stored while the list is checked is announced as well', async () => {
  const watch = open();
  const texts = read(await watch.subscribe(createSession('one')));
  tag = 'b';
  const first = watch.check();
  tag = 'c';
  await watch.check();
  await first;
  await new Promise(setImmediate);
  expect(texts.at(-1)).toBe(formatEvent('c'));
});
