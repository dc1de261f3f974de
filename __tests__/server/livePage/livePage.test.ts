import type { LightMyRequestResponse } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { createPersons, createNextRoundEvents } from '../../support/playEvents';
import { createRoundActions } from '../../support/roundActions';
import { createPlayDesk, openSession } from '../../support/playDesk';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { toText } from '../../support/signUpPage';

const NAMES = [
  'Анна Крылова',
  'Дмитрий Лунёв',
  'Елена Сафонова',
  'Игорь Ветров',
  'Мария Орлова',
  'Павел Зимин',
  'Светлана Рябова',
  'Артём Климов',
  'Ольга Тихомирова',
];
const PEOPLE = createPersons(...NAMES);

let club: TestApp;
let lines: string[];
let desk: ReturnType<typeof createPlayDesk>;
let path: string;
beforeEach(async () => {
  lines = [];
  club = await createTestApp({
    now: NOW,
    tournaments: [{ entryFee: 4_321 }],
    onLogLine: (line) => lines.push(line),
  });
  desk = createPlayDesk(club, 1, await openSession(club));
  await desk.set({ capacity: 8 });
  await desk.add(PEOPLE);
  path = (await desk.openLink('live')).json.links.live!;
});
afterEach(() => club.stop());

const get = (url = path, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  club.app.inject({ url, headers, remoteAddress: '203.0.113.7' });
const readSaid = async (url?: string) => toText((await get(url)).body);
const { startRound: begin, score } = createRoundActions(() => desk);

test('SEEN-3: before the first round it says when it begins, and who plays', async () => {
  const { statusCode, headers } = await get();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const text = await readSaid();
  expect(text).toContain('Мексикано');
  expect(text).toContain('Суббота, 20 июня, 10:00 – 13:30');
  expect(text).toContain('начало в 10:00');
  expect(text).toContain('8 играют Анна К. Артём К. Дмитрий Л.');
});

test('SEEN-3: a round has its courts, a score, and the table after it', async () => {
  await begin();
  expect(await readSaid()).toContain('Раунд 1 из');
  expect(await readSaid()).toContain('Таблица Появится, когда будет сыгран первый раунд.');
  await score(1, 15, 9);
  const { body } = await get();
  expect(body).toMatch(/class="pair ahead"><bdi data-player="[\w-]{8}">.*?<b>15<\/b>/);
  await score(2, 12, 12);
  expect(await readSaid()).toMatch(/Таблица после раунда 1 № Игрок Матчи Очки 1 .* 1 15/);
  expect(await readSaid()).toContain('Дальше пары раунда 2 — по таблице');
});

test('SEEN-3: once a round is complete and the next one drawn, that one comes first, and is named once', async () => {
  await begin();
  await score(1, 15, 9);
  await score(2, 12, 12);
  const drawn = createNextRoundEvents((await desk.read()).json, new Date(NOW).toISOString()).slice(
    0,
    -1,
  );
  expect((await desk.change({ events: drawn })).status).toBe(200);
  const text = await readSaid();
  expect(text).toMatch(/Раунд 2 из \d.* Раунд 1 .*Таблица после раунда 1/);
  expect(text).not.toContain('Дальше');
});

test('SEEN-3: at the end it says who came first', async () => {
  await begin();
  await score(1, 15, 9);
  await score(2, 12, 12);
  const from = { finishedAt: null };
  const to = { finishedAt: new Date(NOW).toISOString() };
  await desk.change({ events: [{ kind: 'outcomeChanged', from, to }] });
  expect(await readSaid()).toMatch(/Первое место делят \S+ \S\. , \S+ \S\. Мексикано, 1 раунд/);
  expect(await readSaid()).toContain('Итоговая таблица');
});

test('SEEN-2: nothing of a player but «Анна К.» leaves the server', async () => {
  await begin();
  await score(1, 15, 9);
  const { entries, rounds } = (await desk.read()).json;
  const { body } = await get();
  for (const { givenName, familyName, phone } of PEOPLE.slice(0, 8)) {
    expect(body).toContain(`${givenName} ${familyName[0]}.`);
    expect(body).not.toContain(familyName);
    expect(body).not.toContain(phone.slice(-9));
  }
  for (const { id } of [...entries, ...rounds]) expect(body).not.toContain(id);
  expect(body).not.toMatch(/Ольга|4.321|3[.,]5|Соколова|123-45-67/);
});

test('SEEN-4: a player’s key is the same as long as the address is, and another one on another page', async () => {
  const keyOf = async () => /value="([\w-]{8})">Анна К\./.exec((await get()).body)?.[1];
  const key = await keyOf();
  expect(key).toBeDefined();
  await desk.mark('Дмитрий', { status: 'withdrawn' });
  expect(await keyOf()).toBe(key);
  path = (await desk.openLink('live')).json.links.live!;
  expect(await keyOf()).not.toBe(key);
});

test('SEEN-5: the page has its headers, and answers 304 to a current tag', async () => {
  const before = (await desk.read()).json;
  const { headers } = await get();
  expect(headers).toMatchObject({
    'cache-control': 'public, s-maxage=1, max-age=0',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  });
  const etag = String(headers.etag);
  const again = await get(path, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await desk.read()).json).toEqual(before);
  await begin();
  const changed = await get(path, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('SEEN-5: a tournament that is edited, or a name that is corrected, makes another page', async () => {
  const tags = [(await get()).headers.etag];
  const anna = await desk.readEntry('Анна');
  const { givenName, familyName, phone, level } = anna;
  await desk.correct(anna.id, {
    expectedVersion: 1,
    givenName,
    familyName: 'Ершова',
    phone,
    level,
  });
  expect(familyName).toBe('Крылова');
  expect(givenName).toBe('Анна');
  expect(await readSaid()).toContain('Анна Е.');
  tags.push((await get()).headers.etag);
  const { json } = await club.call('GET', '/api/tournaments/1');
  expect(json.id).toBe(1);
  expect(new Set(tags).size).toBe(tags.length);
});

test('SEEN-5: an address that holds no longer, or never did, is unknown; a tournament in the trash is gone', async () => {
  const old = path;
  path = (await desk.openLink('live')).json.links.live!;
  const message = 'Такой страницы нет Попросите в клубе новую ссылку.';
  for (const url of [old, '/live/unknown', '/live/', `${old}/events`, `${old}/qr.svg`]) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(headers['cache-control']).toBe('no-store');
    expect(toText(body)).toContain(message);
  }
  await club.call('DELETE', '/api/tournaments/1');
  expect((await get()).statusCode).toBe(410);
  expect(await readSaid()).toContain('Турнир отменён');
  await club.call('POST', '/api/tournaments/1/restore');
  expect((await get()).statusCode).toBe(200);
  await desk.closeLink('live');
  expect((await get()).statusCode).toBe(404);
});

test('SEEN-5: the address is in no line of the log', async () => {
  await get();
  await get(`${path}/qr.svg`);
  await get(`${path}x`);
  expect(lines.some((line) => line.includes('/live/:token'))).toBe(true);
  expect(lines.join()).not.toContain(path.slice('/live/'.length));
});

test('SEEN-7: «?tv» is made for a screen however wide it is, and the code leads to the page', async () => {
  expect((await get()).body).not.toContain('data-board');
  expect((await get(`${path}?tv`)).body).toContain('data-board');
  const { headers, body } = await get(`${path}/qr.svg`, { host: 'club.example.ru' });
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toMatch(/^<svg .*viewBox="0 0 \d+ \d+".*<\/svg>$/);
});

test.each(['localhost', '127.0.0.1:8080', '[::1]:8080'])(
  'SEEN-81: at %s the board says what to set in place of the code',
  async (host) => {
    const { headers, body } = await get(`${path}/qr.svg`, { host });
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(toText(body)).toBe('QR-кода нет: задайте PUBLIC_URL, адрес для телефонов');
  },
);

test('SEEN-10: it is sent as browsers like it', async () => {
  const request = { url: path, headers: { 'accept-encoding': 'gzip, br' } };
  const { headers, rawPayload } = await club.app.inject(request);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get()).body);
});
