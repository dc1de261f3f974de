import { gunzipSync } from 'node:zlib';
import { openEvents } from '../../support/serverEvents';
import { createPersons } from '../../support/playEvents';
import { createPlayDesk, openSession } from '../../support/playDesk';
import { createRoundActions } from '../../support/roundActions';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { toText } from '../../support/signUpPage';

const PEOPLE = createPersons(
  ...['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж', 'З'].map((name) => `${name}я Ли`),
);

let club: TestApp;
let desk: ReturnType<typeof createPlayDesk>;
let path: string;
let url: string;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
  desk = createPlayDesk(club, 1, await openSession(club));
  await desk.add(PEOPLE);
  path = (await desk.openLink('live')).json.links.live!;
  url = await club.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => club.stop());

const { startRound: begin, score } = createRoundActions(() => desk);
const get = () => club.app.inject({ url: path, remoteAddress: '203.0.113.7' });
const open = () => openEvents(url, '', `${path}/events`);
const tagOf = async () => /data-tag="([\w-]+)"/.exec((await get()).body)?.[1];

test('SEEN-6: a score is announced within a second, and the page shows it by then', async () => {
  await begin();
  const events = await open();
  expect(events.status).toBe(200);
  expect(await events.readNext('live')).toBe(await tagOf());
  const at = performance.now();
  await score(1, 15, 9);
  const tag = await events.readNext('live');
  expect(performance.now() - at).toBeLessThan(1_000);
  expect(tag).toBe(await tagOf());
  expect(toText((await get()).body)).toContain('15');
  events.close();
});

test('SEEN-6: an event that tells of a change brings the page without its style sheets', async () => {
  await begin();
  const response = await fetch(`${url}${path}/events`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const dataOf = async (): Promise<{ tag: string; content?: string }> => {
    for (;;) {
      const { value = '' } = await reader.read();
      const data = /^data: (.*)$/m.exec(value)?.[1];
      if (data) return JSON.parse(data);
    }
  };
  expect(await dataOf()).toEqual({ tag: await tagOf() });
  await score(1, 15, 9);
  const { tag, content } = await dataOf();
  expect(tag).toBe(await tagOf());
  const page = gunzipSync(Buffer.from(content!, 'base64')).toString();
  expect(page).toBe((await get()).body.replace(/<style\b.*?<\/style>/gs, ''));
  await reader.cancel();
});

test('SEEN-6: a change of another play is not announced', async () => {
  const events = await open();
  const first = await events.readNext('live');
  await club.call('POST', '/api/tournaments', {});
  await begin();
  expect(await events.readNext('live')).not.toBe(first);
  await desk.closeLink('live');
  expect(await events.readNext('live')).toBe('gone');
  events.close();
});
test('SEEN-6: one address may open a limited number of streams, and a signed-in user gets one', async () => {
  await club.stop();
  club = await createTestApp({ now: NOW, tournaments: [{}], livePageReadersPerAddress: 3 });
  desk = createPlayDesk(club, 1, await openSession(club));
  path = (await desk.openLink('live')).json.links.live!;
  url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const held = [await open(), await open(), await open()];
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await open();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(toText(await refused.readRefusal())).toContain('Слишком много открытых подключений');
  expect((await get()).statusCode).toBe(200);
  for (const events of held) events.close();
});
