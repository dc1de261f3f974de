import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

const HOUR = 3_600_000;
const NONE = { path: null, created_at: null, last_read_at: null };

let club: TestApp;
let lines: string[];
beforeEach(async () => {
  lines = [];
  club = await createTestApp({
    now: NOW,
    tournaments: [
      { date: '2026-06-20', startTime: '10:00', endTime: '13:30', applications: [{}, {}] },
      { date: '2026-06-21', startTime: '18:00', endTime: null },
      { date: '2024-06-21' },
    ],
    onLogLine: (line) => lines.push(line),
  });
});
afterEach(() => club.stop());

const readAddress = async () =>
  (await club.call('GET', '/api/calendar')).json as unknown as Record<
    keyof typeof NONE,
    string | null
  >;
const open = async (): Promise<string> => {
  const { status, json } = await club.call('POST', '/api/calendar');
  expect(status).toBe(201);
  return (json as unknown as { path: string }).path;
};
const read = (url: string, headers = {}) => club.app.inject({ url, headers });
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const listLines = (text: string, name: string) =>
  unfold(text)
    .split('\r\n')
    .filter((line) => line.startsWith(name));

test('COMFORT-47: there is no address until it is made, and it is secret', async () => {
  expect(await readAddress()).toEqual(NONE);
  const path = await open();
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(await readAddress()).toEqual({ ...NONE, path, created_at: new Date(NOW).toISOString() });
  const { statusCode } = await club.app.inject('/api/calendar');
  expect(statusCode).toBe(401);
});

test('COMFORT-47: a client that knows the address reads the last year and what is coming, without a sign-in', async () => {
  const { statusCode, headers, body } = await read(await open());
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(listLines(body, 'BEGIN:VEVENT')).toHaveLength(2);
  expect(listLines(body, 'DTSTART')).toEqual([
    'DTSTART:20260620T070000Z',
    'DTSTART:20260621T150000Z',
  ]);
  expect(listLines(body, 'DTEND')[0]).toBe('DTEND:20260620T103000Z');
  expect(unfold(body)).not.toContain(APPLICATION.name);
  expect(unfold(body)).not.toContain(APPLICATION.contactPhone);
});

test('COMFORT-47: the season’s file asks to be read again each hour, in both ways that programs know', async () => {
  const { body } = await read(await open());
  expect(listLines(body, 'REFRESH-INTERVAL')).toEqual(['REFRESH-INTERVAL;VALUE=DURATION:PT1H']);
  expect(listLines(body, 'X-PUBLISHED-TTL')).toEqual(['X-PUBLISHED-TTL:PT1H']);
  expect(listLines(body, 'METHOD')).toEqual(['METHOD:PUBLISH']);
});

test('COMFORT-47: an unchanged file is not sent again, and a changed one is', async () => {
  const path = await open();
  const tag = String((await read(path)).headers.etag);
  expect((await read(path, { 'if-none-match': tag })).statusCode).toBe(304);
  await club.call('POST', '/api/tournaments', { ...TOURNAMENT, date: '2026-09-01' });
  const { statusCode, body } = await read(path, { 'if-none-match': tag });
  expect(statusCode).toBe(200);
  expect(listLines(body, 'BEGIN:VEVENT')).toHaveLength(3);
});

test('COMFORT-47: with another title or time zone it is another file, though no tournament has changed', async () => {
  const settingsIn = async (settings: { title?: string; timeZone?: string }) => {
    const other = await createTestApp({ now: NOW, ...settings });
    const { json } = await other.call('POST', '/api/calendar');
    const { headers } = await other.app.inject((json as unknown as { path: string }).path);
    await other.stop();
    return /\.([\w-]+)"$/.exec(String(headers.etag))![1];
  };
  const plain = await settingsIn({});
  expect(await settingsIn({})).toBe(plain);
  expect(await settingsIn({ title: 'Клуб «Корт»' })).not.toBe(plain);
  expect(await settingsIn({ timeZone: 'Asia/Omsk' })).not.toBe(plain);
});

test('COMFORT-47: an address that was replaced or withdrawn is as unknown as one that never was', async () => {
  const first = await open();
  const second = await open();
  expect(second).not.toBe(first);
  const unknown = await read(`/calendar/${'A'.repeat(43)}.ics`);
  expect(unknown.statusCode).toBe(404);
  expect((await read(first)).body).toBe(unknown.body);
  expect((await read(second)).statusCode).toBe(200);
  expect((await club.call('DELETE', '/api/calendar')).status).toBe(204);
  expect((await read(second)).body).toBe(unknown.body);
  expect(await readAddress()).toEqual(NONE);
});

/** Waits until the time of the last read is stored; responses do not wait for it. */
async function readAt(expected: number): Promise<void> {
  while ((await readAddress()).last_read_at !== new Date(expected).toISOString()) await nextTurn();
}

test('COMFORT-47: the address tells when it was read last, to the hour', async () => {
  const path = await open();
  await read(path);
  await readAt(NOW);
  club.setNow(NOW + HOUR / 2);
  await read(path);
  club.setNow(NOW + HOUR);
  await readAt(NOW);
  await read(path);
  await readAt(NOW + HOUR);
});

test('COMFORT-47: a reading that a clock noted while it was ahead is put right by the next one', async () => {
  const path = await open();
  club.setNow(NOW + 24 * HOUR);
  await read(path);
  await readAt(NOW + 24 * HOUR);
  club.setNow(NOW);
  await read(path);
  await readAt(NOW);
});

test('COMFORT-47, TRUST-19: the address is in no line of the log', async () => {
  const path = await open();
  await read(path);
  expect(lines.join('\n')).toContain('/calendar/:token.ics');
  expect(lines.join('\n')).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
});
