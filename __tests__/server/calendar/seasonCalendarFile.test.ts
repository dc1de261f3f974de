import type { KyselyPlugin } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCalendarFiles } from '../../../src/server/calendar/seasonCalendarFile';
import { computeFallbackHost } from '../../../src/server/calendar/computeFallbackHost';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import { createFileCommands } from '../../support/fileCommands';
import { createClubFile } from '../../support/clubFile';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const COUNT = 450;
const FROM = '2026-06-01';

let club: TestApp;
afterEach(() => club.stop());

/** The club's calendar file, with a count of its database queries. */
function createCountedDatabase() {
  const queries = { count: 0 };
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries.count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const options = { title: 'Клуб', timeZone: 'Europe/Moscow', host: 'club.example' };
  return { queries, files: createCalendarFiles(club.database.withPlugin(counting), options) };
}

const listUids = (text: string): string[] => text.match(/^UID:.*$/gm) ?? [];

describe('a long calendar', () => {
  beforeEach(async () => {
    const tournaments = Array.from({ length: COUNT }, (_, index) => ({
      date: index % 3 === 0 ? '2026-05-31' : '2026-06-20',
    }));
    club = await createTestApp({ now: NOW, tournaments });
  });

  test('COMFORT-47: is made once for all who ask meanwhile, and kept', async () => {
    const { queries, files } = createCountedDatabase();
    const made = await Promise.all(['a', 'a', 'b'].map((tag) => files.read(tag, FROM)));
    expect(new Set(made).size).toBe(1);
    expect(made[0]!.etag).toBe('a');
    const once = queries.count;
    expect(await files.read('a', FROM)).toBe(made[0]);
    expect(queries.count).toBe(once);
    expect((await files.read('b', FROM)).etag).toBe('b');
    expect(queries.count).toBe(2 * once);
  });

  test('COMFORT-47: is made in slices, and has each tournament once', async () => {
    const { queries, files } = createCountedDatabase();
    let turns = 0;
    let file: { bytes: Buffer } | undefined;
    void files.read('a', FROM).then((made) => (file = made));
    while (!file) {
      await nextTurn();
      turns += 1;
    }
    expect(queries.count).toBeGreaterThanOrEqual(COUNT / 100);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(COUNT / 100));
    const uids = listUids(file.bytes.toString());
    expect(uids).toHaveLength(COUNT * (2 / 3));
    expect(new Set(uids).size).toBe(uids.length);
  });
});

test('COMFORT-47: one that could not be made is made for the next who asks', async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
  const { files } = createCountedDatabase();
  const query = jest.spyOn(club.database.getExecutor().constructor.prototype, 'executeQuery');
  query.mockRejectedValueOnce(new Error('broken'));
  await expect(files.read('a', FROM)).rejects.toThrow('broken');
  expect(listUids((await files.read('a', FROM)).bytes.toString())).toHaveLength(1);
  query.mockRestore();
});

test('COMFORT-44, COMFORT-47: the file is the same by whichever address it is read', async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
  const { json } = await club.call('POST', '/api/calendar');
  const url = (json as unknown as { path: string }).path;
  const read = (host: string) => club.app.inject({ url, headers: { host } });
  const [one, other] = [await read('10.0.0.7:8080'), await read('club.local')];
  expect(other.body).toBe(one.body);
  expect(other.headers.etag).toBe(one.headers.etag);
  expect(listUids(one.body).map((uid) => uid.trim())).toEqual(['UID:tournament-1@club.example']);
});

test('COMFORT-44: without PUBLIC_URL the club has an id of its own, also after a new password and in a backup', async () => {
  const databaseFile = await createClubFile();
  club = await createTestApp({ databaseFile });
  const host = await computeFallbackHost(club.database);
  expect(host).toMatch(/^club-[0-9a-f]{16}$/);
  const changed = { username: 'admin', passwordHash: 'another' };
  await createSessionRepository(club.database).changePassword(changed, new Date().toISOString());
  const backup = `${databaseFile}.backup`;
  await createFileCommands(databaseFile).backup(backup);
  const restored = await createTestApp({ databaseFile: backup });
  expect([
    await computeFallbackHost(club.database),
    await computeFallbackHost(restored.database),
  ]).toEqual([host, host]);
  await restored.stop();
});
