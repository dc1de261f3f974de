import Fastify from 'fastify';
import type { Readable } from 'node:stream';
import { createEventStreams } from '../../../src/server/live/eventStreams';
import {
  createSignedInSubscription,
  createPublicSubscription,
} from '../../../src/server/live/subscriptions';
import type { PublicTopic, Topic } from '../../../src/server/live/topics';
import { createTopicWatcher } from '../../../src/server/live/topicWatcher';

const HOME = '203.0.113.7';
const LIMITS = { perOwner: 50, all: 200 };

/** Topics with tags that a test can change. */
function makeTopics() {
  const tags = { list: 'a', play: '1' };
  const failing = new Set<string>();
  const currentTag = (name: keyof typeof tags) => async () => {
    if (failing.has(name)) throw new Error(`${name} is away`);
    return tags[name];
  };
  const list: Topic = { name: 'list', isPublic: false, readTag: currentTag('list') };
  const play: PublicTopic = { name: 'play', isPublic: true, readTag: currentTag('play') };
  return { tags, failing, list, play };
}

let topics: ReturnType<typeof makeTopics>;
let failures: unknown[];
let watch: ReturnType<typeof createTopicWatcher>;
beforeEach(() => {
  topics = makeTopics();
  failures = [];
  watch = createTopicWatcher({ onFailure: (error) => failures.push(error) });
});
afterEach(() => watch.endAll());

const createSession = (id: string, ...followed: Topic[]) =>
  createSignedInSubscription({ id, isStillValid: async () => true }, followed);

/** Text that a stream has sent since the last call. */
const readText = (stream: Readable): string => String(stream.read() ?? '');
const formatEvent = (name: string, tag: string): string =>
  `event: ${name}\ndata: {"tag":"${tag}"}\n\n`;

test('COMFORT-64: each topic has a tag of its own, and a subscriber receives those of its topics', async () => {
  const { tags, list, play } = topics;
  const both = await watch.subscribe(createSession('one', list, play));
  const one = await watch.subscribe(createSession('two', play));
  expect(readText(both)).toBe(formatEvent('list', 'a') + formatEvent('play', '1'));
  expect(readText(one)).toBe(formatEvent('play', '1'));

  tags.list = 'b';
  await watch.check();
  expect([readText(both), readText(one)]).toEqual([formatEvent('list', 'b'), '']);
  tags.play = '2';
  await watch.check();
  expect([readText(both), readText(one)]).toEqual([
    formatEvent('play', '2'),
    formatEvent('play', '2'),
  ]);
  await watch.check();
  expect([readText(both), readText(one)]).toEqual(['', '']);
});

test('COMFORT-64: a topic that cannot be read holds up no other one, and is reported once', async () => {
  const { tags, failing, list, play } = topics;
  const stream = await watch.subscribe(createSession('one', list, play));
  readText(stream);
  failing.add('list');
  tags.play = '2';
  await watch.check();
  await watch.check();
  expect(readText(stream)).toBe(formatEvent('play', '2'));
  expect(failures).toEqual([new Error('list is away')]);
});

test('COMFORT-64: a subscriber without a session may follow open topics, and nothing else', async () => {
  const { list, play } = topics;
  expect(readText(await watch.subscribe(createPublicSubscription(HOME, [play], LIMITS)))).toBe(
    formatEvent('play', '1'),
  );
  // @ts-expect-error -- The list is not open: the types refuse it.
  createPublicSubscription(HOME, [list], LIMITS);
});

test('COMFORT-64: readers without a session have limits of their own, and take no place from the others', async () => {
  const { list, play } = topics;
  const openPlay = (ip: string) => watch.subscribe(createPublicSubscription(ip, [play], LIMITS));
  const tooMany = { statusCode: 503, retryAfter: 60 };
  for (let home = 1; home <= 4; home += 1) {
    for (let count = 0; count < 50; count += 1) await openPlay(`2001:db8:0:${home}::${count}`);
    await expect(openPlay(`2001:db8:0:${home}::ffff`)).rejects.toMatchObject(tooMany);
  }
  await expect(openPlay('2001:db8:0:5::1')).rejects.toMatchObject(tooMany);
  for (let count = 0; count < 4; count += 1) await watch.subscribe(createSession('one', list));
  await expect(watch.subscribe(createSession('one', list))).rejects.toMatchObject(tooMany);
});

test('COMFORT-64, TRUST-29: a route without a sign-in sends an open topic, and ends with the server', async () => {
  const { tags, play } = topics;
  const app = Fastify();
  const sendEvents = createEventStreams(app, watch);
  app.get('/play', (request, reply) =>
    sendEvents(request, reply, createPublicSubscription(request.ip, [play], LIMITS)),
  );
  const response = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/play`);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(formatEvent('play', '1'));
  tags.play = '2';
  await watch.check();
  expect((await reader.read()).value).toBe(formatEvent('play', '2'));
  await app.close();
  expect((await reader.read()).done).toBe(true);
});
