import { sql } from 'kysely';
import path from 'node:path';
import type { ClubDatabase } from '../../../src/server/db/tables';
import { createTrashRepository } from '../../../src/server/tournaments/trashRepository';
import type { TestApp, TestAppOptions } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { obstruct } from '../../support/obstruct';
import { isOnPostgres } from '../../support/testDatabase';
import { waitForCleanup } from '../../support/waitForCleanup';
import { testOnSqlite } from '../../support/testOnSqlite';
import { createTrashClub } from '../../support/createTrashClub';

const PURGED_ROWS_AT_ONCE = 400;

const PURGED_AT_ONCE = 50;

const PATH = '/api/tournaments/1';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LATER = { ...TOURNAMENT, date: '2026-09-01' };
const formatIso = (instant: number) => new Date(instant).toISOString();

let club: TestApp;
const start = async (options?: TestAppOptions) => (club = await createTrashClub(options));
afterEach(() => club.stop());

describe('TRUST-9: after 30 days', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
  );
  afterEach(() => void jest.useRealTimers());

  const inTrash = async () => (await club.call('GET', '/api/trash')).json.map(({ id }) => id);

  testOnSqlite(
    'TRUST-9: a tournament in the trash is removed for good, within the hour',
    async () => {
      const { call, setNow, database } = await start({
        tournaments: [{ applications: [{}] }, {}, {}],
      });
      await call('DELETE', PATH);
      setNow(NOW + 1);
      await call('DELETE', '/api/tournaments/2');
      setNow(NOW + 30 * DAY - 1);
      await jest.advanceTimersByTimeAsync(HOUR);
      expect(await inTrash()).toEqual([2, 1]);
      setNow(NOW + 30 * DAY);
      await jest.advanceTimersByTimeAsync(HOUR);
      await waitForCleanup(async () => (await inTrash()).length < 2);
      expect(await inTrash()).toEqual([2]);
      expect(await database.selectFrom('applications').selectAll().execute()).toEqual([]);
      expect((await call('POST', `${PATH}/restore`)).status).toBe(404);
      expect((await call('GET', '/api/tournaments')).json).toHaveLength(1);
    },
  );

  test('TRUST-9: an old deletion is removed when the server starts, too; its id is given to no other', async () => {
    const databaseFile = path.join(createTemporaryFolder(), 'club.db');
    const { call, database, setNow, stop } = await start({ databaseFile });
    await call('DELETE', PATH);
    setNow(NOW + 29 * DAY);
    await jest.advanceTimersByTimeAsync(HOUR);
    const watched = () =>
      database.selectFrom('trash_clock').select('observed_ms').executeTakeFirst();
    await waitForCleanup(async () => (await watched())!.observed_ms > 0);
    await stop();
    await start({ databaseFile, now: NOW + 30 * DAY, tournaments: [] });
    // The server starts without waiting for the cleanup.
    await waitForCleanup(async () => (await inTrash()).length === 0);
    expect(await inTrash()).toEqual([]);
    expect((await club.call('POST', '/api/tournaments', LATER)).json.id).toBe(2);
  });

  testOnSqlite(
    'TRUST-9: a cleanup that fails is logged, and the server keeps running',
    async () => {
      const logLines: string[] = [];
      const { call, database, setNow } = await start({ onLogLine: (line) => logLines.push(line) });
      await call('DELETE', PATH);
      const obstacle = {
        event: 'delete',
        table: 'tournaments',
        reason: 'the disk is full',
      } as const;
      const clear = await obstruct(database, obstacle);
      setNow(NOW + 30 * DAY);
      await jest.advanceTimersByTimeAsync(HOUR);
      await waitForCleanup(() => logLines.join().includes('the disk is full'));
      expect(logLines.join()).toContain('the disk is full');
      expect(await inTrash()).toEqual([1]);
      await clear();
      await jest.advanceTimersByTimeAsync(HOUR);
      await waitForCleanup(async () => (await inTrash()).length === 0);
      expect(await inTrash()).toEqual([]);
    },
  );

  testOnSqlite('TRUST-9: a duty that fails keeps no other from being done', async () => {
    const { call, database, setNow } = await start({ tournaments: [{ applications: [{}] }, {}] });
    await call('DELETE', '/api/tournaments/2');
    await obstruct(database, { event: 'delete', table: 'tournaments', reason: 'the disk is full' });
    await database
      .insertInto('sign_ups')
      .values({ tournament_id: 1, address: '192.0.2.7', at: NOW })
      .execute();
    setNow(NOW + 30 * DAY);
    await jest.advanceTimersByTimeAsync(HOUR);
    const players = () => database.selectFrom('players').select('phone').execute();
    const signUps = () => database.selectFrom('sign_ups').select('id').execute();
    // The startup cleanup may have removed the player already.
    await waitForCleanup(async () => (await signUps()).length === 0);
    await waitForCleanup(async () => (await players()).length > 0);
    expect(await players()).toHaveLength(1);
    expect(await signUps()).toEqual([]);
    expect(await inTrash()).toEqual([2]);
  });

  testOnSqlite('TRUST-9: a closed server cleans up nothing', async () => {
    const { app } = await start();
    await app.ready();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    await app.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('TRUST-9: a trash of very many', () => {
  const MANY = 2 * PURGED_AT_ONCE + 1;
  const LONG_AGO = formatIso(NOW - 31 * DAY);

  const fill = (database: ClubDatabase) =>
    sql`insert into tournaments (tournament_type, date, start_time, level_from, entry_fee,
      organizer_name, organizer_phone, created_at, updated_at, deleted_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})
      select 'Мексикано', '2026-03-20', '10:00', 1, 0, 'Анна', '', ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO}
      from numbers`.execute(database);

  async function countIn(database: ClubDatabase) {
    const left = await database.selectFrom('tournaments').select('id').execute();
    const notes = await database.selectFrom('tournament_history').select('kind').execute();
    return { left: left.length, purged: notes.filter(({ kind }) => kind === 'purged').length };
  }

  const purgePart = (database: ClubDatabase) =>
    createTrashRepository(database).purge(
      { at: LONG_AGO, observed: 0, ahead: formatIso(NOW) },
      { username: 'сервер', at: formatIso(NOW) },
    );

  test('TRUST-9: has small parts also where there are many applications, and each goes whole', async () => {
    const { database } = await start({ tournaments: [] });
    await fill(database);
    const [many, each] = [PURGED_ROWS_AT_ONCE + 1, PURGED_ROWS_AT_ONCE / 4];
    // On PostgreSQL a trigger updates the tournament for each application, so only the tested tournaments have any.
    await sql`insert into applications (tournament_id, name, contact_phone, user_id, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(many)})
      select t.id, 'Анна', '', ${sql.lit(isOnPostgres ? '1' : 1)}, ${LONG_AGO}
      from tournaments t, numbers where t.id <= 5 and n <= case t.id when 1 then ${sql.lit(many)} else ${sql.lit(each)} end`.execute(
      database,
    );
    // The first tournament alone exceeds the size of a part and is removed whole; the next part has three with their
    // applications.
    expect([await purgePart(database), await purgePart(database)]).toEqual([1, 3]);
    const { rows } = await sql<{ rest: number }>`select count(*) as rest from applications
      where tournament_id not in (select id from tournaments)`.execute(database);
    expect(rows[0]!.rest).toBe(0);
  });

  test('TRUST-9: is emptied in parts, each with its notes, between which others write', async () => {
    const { database } = await start({ tournaments: [] });
    await fill(database);
    const purge = () => purgePart(database);
    expect(await purge()).toBe(PURGED_AT_ONCE);
    expect(await countIn(database)).toEqual({
      left: MANY - PURGED_AT_ONCE,
      purged: PURGED_AT_ONCE,
    });
    expect([await purge(), await purge(), await purge()]).toEqual([PURGED_AT_ONCE, 1, 0]);
    expect(await countIn(database)).toEqual({ left: 0, purged: MANY });
  });

  test('TRUST-9: holds up no start; closing waits for the part that was begun, and leaves the rest', async () => {
    const logLines: string[] = [];
    const { app, database } = await start({
      tournaments: [],
      onLogLine: (line) => logLines.push(line),
    });
    await fill(database);
    await sql`update trash_clock set observed_ms = ${sql.lit(31 * DAY)}`.execute(database);
    const writer = await database.startTransaction().execute();
    await app.ready();
    const closed = app.close();
    await writer.rollback().execute();
    await closed;
    const { left, purged } = await countIn(database);
    expect(left + purged).toBe(MANY);
    expect(left).toBeGreaterThanOrEqual(MANY - PURGED_AT_ONCE);
    expect(logLines.join()).not.toContain('cleanup failed');
  });
});
