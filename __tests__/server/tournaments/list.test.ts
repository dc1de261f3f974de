import Sqlite from 'better-sqlite3';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
  type TestAppOptions,
} from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { testOnSqlite } from '../../support/testOnSqlite';

const LIST = '/api/tournaments';

let club: TestApp;
const start = async (options: TestAppOptions = {}) => {
  club = await createTestApp({ now: NOW, tournaments: [{}, {}], ...options });
};
afterEach(() => club.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  club.app.inject({ url, headers: { authorization: formatAuthorization(PASSWORD), ...headers } });

const getChangesSince = (base: string) => get(LIST, { 'if-none-match': base, 'a-im': 'changes' });

async function readTag(): Promise<string> {
  return String((await get(LIST)).headers.etag);
}

const readList = async () => (await club.call('GET', LIST)).json as Tournament[];

describe('SPEED-1: a list that has not changed', () => {
  test('SPEED-1: is answered with 304', async () => {
    await start();
    const response = await get(LIST, { 'if-none-match': `"x", ${await readTag()}` });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  test('SPEED-1: is another after each change of a tournament or an application', async () => {
    await start();
    const changes = [
      () => club.call('POST', LIST, TOURNAMENT),
      () => club.call('PUT', `${LIST}/1`, { entryFee: 7 }),
      () => club.call('POST', `${LIST}/1/applications`, APPLICATION),
      () => club.call('DELETE', `${LIST}/1`),
      () => club.call('POST', `${LIST}/1/restore`),
    ];
    const tags = [await readTag()];
    for (const change of changes) {
      expect((await change()).status).toBeLessThan(300);
      tags.push(await readTag());
    }
    expect(new Set(tags).size).toBe(changes.length + 1);
  });

  test('SPEED-1: stays the same when a user only signs in', async () => {
    await start();
    const before = await readTag();
    const payload = { username: 'admin', password: PASSWORD };
    await club.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(await readTag()).toBe(before);
  });
});

test('SPEED-1: a change by another program is seen', async () => {
  const databaseFile = path.join(createTemporaryFolder(), 'club.db');
  await start({ databaseFile });
  expect((await readList())[0]!.entry_fee).toBe(1500);
  const other = new Sqlite(databaseFile);
  other.exec(
    'update tournaments set entry_fee = 7 where id = 1; delete from tournaments where id = 2',
  );
  other.close();
  expect((await readList()).map(({ id, entry_fee: fee }) => [id, fee])).toEqual([[1, 7]]);
});

test('SPEED-1: coming tournaments are sent first', async () => {
  const days = ['2026-05-30', '2026-06-01', '2026-05-31', '2026-12-31', '2026-06-02'];
  await start({
    tournaments: days.flatMap((date) => Array.from({ length: 120 }, () => ({ date }))),
  });
  const sent = (await readList()).map(({ date }) => date);
  expect(sent).toHaveLength(600);
  const coming = sent.filter((date) => date >= '2026-06-01');
  expect(coming).toEqual([...coming].sort());
  // A block of the response may contain coming and past tournaments.
  expect(sent.lastIndexOf('2026-12-31')).toBeLessThan(sent.indexOf('2026-05-30'));
});

test('SPEED-1: brotli is used where it is understood, and holds the same', async () => {
  await start();
  const plain = await get(LIST);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const accepted of ['br', 'gzip, deflate, br', 'br;q=0.5', 'br', 'br']) {
    const response = await get(LIST, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.body);
  }
  for (const accepted of ['gzip', 'brx', 'br;q=0', 'br; q=0.0, gzip']) {
    const response = await get(LIST, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBeUndefined();
  }
});

describe('SPEED-2: the changes of a list', () => {
  test('SPEED-2: are the tournaments as they are, and the ids of those that are gone', async () => {
    await start({ tournaments: [{}, {}, {}] });
    const before = await readTag();
    await club.call('PUT', `${LIST}/1`, { entryFee: 7 });
    await club.call('POST', `${LIST}/1/applications`, APPLICATION);
    await club.call('DELETE', `${LIST}/2`);
    await club.call('POST', LIST, TOURNAMENT);
    const response = await getChangesSince(before);
    expect([response.statusCode, response.headers.im]).toEqual([226, 'changes']);
    const { changed, removed } = response.json<{ changed: Tournament[]; removed: number[] }>();
    const now = await readList();
    expect(changed).toHaveLength(2);
    for (const tournament of changed) expect(now).toContainEqual(tournament);
    expect(changed.map(({ id }) => id).sort()).toEqual([1, 4]);
    expect(removed).toEqual([2]);
    expect(response.headers.etag).toBe(await readTag());
  });

  test('SPEED-2: are 304 where nothing has changed', async () => {
    await start();
    const response = await getChangesSince(await readTag());
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  test.each(['', '"x"', 'W/"other.1.2"'])('SPEED-2: are the whole list for %j', async (header) => {
    await start();
    const response = await getChangesSince(header);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(await readList());
    expect(response.headers.etag).toBe(await readTag());
  });

  test('SPEED-2: are the whole list once something was removed for good', async () => {
    const databaseFile = path.join(createTemporaryFolder(), 'club.db');
    await start({ databaseFile });
    const before = await readTag();
    const other = new Sqlite(databaseFile);
    other.exec('delete from tournaments where id = 1');
    other.close();
    const response = await getChangesSince(before);
    expect(response.json<Tournament[]>().map(({ id }) => id)).toEqual([2]);
  });
});

test('SPEED-2: are the whole list, compressed, where more than some hundreds have changed', async () => {
  await start({ tournaments: Array.from({ length: 300 }, () => ({})) });
  const [, name, revision] = /^(W\/".*\.)(\d+)"$/.exec(await readTag())!;
  const since = (count: number) =>
    get(LIST, {
      'if-none-match': `${name}${Number(revision) - count}"`,
      'a-im': 'changes',
      'accept-encoding': 'br',
    });
  const few = await since(200);
  expect([few.statusCode, few.json<{ changed: unknown[] }>().changed.length]).toEqual([226, 200]);
  const many = await since(299);
  expect([many.statusCode, many.headers['content-encoding']]).toEqual([200, 'br']);
  expect(JSON.parse(brotliDecompressSync(many.rawPayload).toString())).toHaveLength(300);
});

describe('SPEED-4: the beginning of a list', () => {
  const first = (headers = {}) => get(LIST, { 'a-im': 'first', ...headers });

  test('SPEED-4: is what is coming, where the list is long', async () => {
    const tournaments = Array.from({ length: 1_100 }, (_, index) => ({
      date: index % 2 === 0 ? '2026-06-20' : '2026-05-20',
    }));
    await start({ tournaments });
    await readList();
    const response = await first();
    expect([response.statusCode, response.headers.im]).toEqual([226, 'first']);
    const beginning = response.json<Tournament[]>();
    expect(beginning).toHaveLength(64);
    const coming = (await readList()).filter(({ date }) => date === '2026-06-20');
    expect(coming.slice(0, beginning.length)).toEqual(beginning);
    const compressed = await first({ 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(response.body);
  });

  // With PostgreSQL the list may be complete before the sign-in is checked.
  testOnSqlite(
    'SPEED-4: need not wait until a server that has just started has read it all',
    async () => {
      const tournaments = Array.from({ length: 1_100 }, (_, index) => ({
        date: index % 40 === 0 ? '2026-06-20' : `2026-05-${10 + (index % 4)}`,
      }));
      await start({ tournaments });
      const response = await first();
      expect([response.statusCode, response.headers.im]).toEqual([226, 'first']);
      // A response with an incomplete list has no ETag.
      expect(response.headers.etag).toBeUndefined();
      const beginning = response.json<Tournament[]>();
      const dates = beginning.map(({ date }) => date);
      const counted = new Set(beginning.map(({ id }) => id));
      expect([counted.size, dates.lastIndexOf('2026-06-20')]).toEqual([64, 27]);
      expect(new Set(dates.slice(28))).toEqual(new Set(['2026-05-13']));
      const whole = new Map((await readList()).map((tournament) => [tournament.id, tournament]));
      expect(beginning.map(({ id }) => whole.get(id))).toEqual(beginning);
      const warm = (await first()).json<Tournament[]>();
      expect(warm.map(({ date }) => date)).toEqual(dates);
    },
  );

  test('SPEED-4: is the whole of a short one', async () => {
    await start();
    const response = await first();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(await readList());
  });
});
