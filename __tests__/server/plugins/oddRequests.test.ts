import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { formatAuthorization, PASSWORD, startServer, type TestServer } from '../../support/server';
import { NOW } from '../../support/serverSamples';
import { createPerson, createPlayDesk } from '../../support/playDesk';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { getLocation, openSignUpPage } from '../../support/signUpPage';

const RUSSIAN = /[а-яё]/i;
const LAST_EVENING = { date: '9999-12-31', startTime: '22:45', endTime: null };

function createConsole(): string {
  const folder = path.join(createTemporaryFolder(), 'console');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

let club: TestServer;
beforeEach(async () => {
  club = await startServer({
    now: NOW,
    tournaments: [{}, LAST_EVENING],
    consoleFolder: createConsole(),
  });
});
afterEach(() => club.stop());

/** Sends raw bytes and returns the response. */
const exchange = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(club.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text)).on('error', reject);
  });

const ask = (place: string, headers: readonly string[] = ['Host: club']) =>
  exchange(`GET ${place} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);

describe('TRUST-78: a page of one’s own under a token that is none', () => {
  test.each(['%D0%90', '%0D%0AX:%20y', 'a%2Fb%3Fc%23', '%F0%9F%8E%BE', '%25'])(
    '%s leads back to where it is',
    async (token) => {
      const page = await openSignUpPage(club);
      const own = getLocation(await page.signUp(NOW));
      const place = own.replace(/^\/apply\/[^/]+/, `/apply/${token}`);
      for (const action of ['cancel', 'withdraw-public-name']) {
        const answer = await fetch(`${club.url}${place}/${action}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        const leadsTo = decodeURIComponent(answer.headers.get('location')!);
        expect([answer.status, leadsTo]).toEqual([303, decodeURIComponent(place)]);
        expect((await fetch(club.url + place)).status).toBe(200);
      }
    },
  );
});

describe('TRUST-78: the header Host', () => {
  test.each([
    ['one that no address can hold', ['Host: ' + 'a'.repeat(4_000)]],
    ['a text', ['Host: <b>club</b>']],
    ['with a path', ['Host: club/evil']],
    ['two of them', ['Host: club', 'Host: club']],
    ['two different ones', ['Host: club', 'hOST: evil']],
  ])('%s is refused', async (_, headers) => {
    const { json } = await createPlayDesk(club).openLink('live');
    for (const place of [`${json.links.live!}/qr.svg`, '/api/health', '/']) {
      const answer = await ask(place, headers);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(RUSSIAN);
    }
  });

  test.each(['club.example.ru', 'club:8080', '192.168.0.7', '[::1]:80', 'my_club.local'])(
    '%s is taken',
    async (host) => {
      const { json } = await createPlayDesk(club).openLink('live');
      expect(await ask(`${json.links.live!}/qr.svg`, [`Host: ${host}`])).toContain('<svg');
    },
  );
});

test.each([
  ['range', 'bytes=99999999-', 416],
  ['range', 'bytes=-0', 416],
  ['if-match', '"another"', 412],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 412],
])('TRUST-78: a file is asked for with %s: %s', async (name, value, status) => {
  const answer = await fetch(`${club.url}/favicon.svg`, { headers: { [name]: value } });
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).toMatch(RUSSIAN);
});

test('TRUST-78: the last evening of all years is a tournament like any other', async () => {
  const page = await openSignUpPage(club, 2);
  const own = getLocation(await page.signUp(NOW));
  const desk = createPlayDesk(club, 2);
  const events = [await desk.createEvent('Максим', { status: 'withdrawn' })];
  expect((await desk.change({ events })).status).toBe(200);
  const { json } = await club.call('POST', '/api/calendar');
  const calendar = (json as unknown as { path: string }).path;
  for (const place of [own, `${own}/tournament.ics`, calendar]) {
    expect((await fetch(club.url + place)).status).toBe(200);
  }
});

test('TRUST-78: a second that no clock here has begins no round', async () => {
  const at = '2026-11-26T23:59:60Z';
  const event = { kind: 'roundStarted', roundId: 'r', from: null, to: { at, terms: {} } };
  const { status, json } = await club.call('POST', '/api/tournaments/1/play/changes', {
    id: randomUUID(),
    events: [event],
    undoes: null,
  });
  expect(status).toBe(400);
  expect(json.fieldErrors).toEqual({ 'events[0].to.at': 'недопустимое значение' });
});

test('TRUST-78: an entry that is named twice is refused', async () => {
  const desk = createPlayDesk(club);
  const [anna, other] = [createPerson('Анна'), createPerson('Вера')];
  expect((await desk.add([anna, other, { ...other, id: anna.id }])).status).toBe(422);
  expect((await desk.add([anna, other])).status).toBe(200);
});

test.each([
  ...['/apply/%ff', '/live/%ff', '/score/%ff/board', '/calendar/%ff.ics'],
  `/apply/${'a'.repeat(200)}`,
])('APPLY-9, SEEN-20: %s is in no search engine', async (place) => {
  const answer = await fetch(club.url + place, {
    headers: { authorization: formatAuthorization(PASSWORD) },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});
