import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClubDatabase } from '../../../src/server/db/tables';
import { createLogger } from '../../../src/server/lib/logger';
import { createTrashClock } from '../../../src/server/tournaments/trashClock';
import { alter, readValue } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';
import { openTestDatabase } from '../../support/testDatabase';
import { testOnSqlite } from '../../support/testOnSqlite';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('TRUST-55: the clock of the trash', () => {
  let database: ClubDatabase;
  let [now, uptime] = [NOW, 0];
  beforeEach(async () => {
    [now, uptime] = [NOW, 0];
    database = await openTestDatabase();
  });
  afterEach(() => database.destroy());

  const log: string[] = [];
  const makeClock = (ahead = 0) =>
    createTrashClock({
      database,
      clock: () => now + ahead,
      uptime: () => uptime,
      log: createLogger({ write: (line) => log.push(line) }),
    });
  const pass = (ms: number) => {
    now += ms;
    uptime += ms;
  };

  test('TRUST-55: counts what passes while a server runs, and begins with nothing', async () => {
    const clock = makeClock();
    expect(await clock.advance()).toBe(0);
    pass(HOUR);
    expect(await clock.advance()).toBe(HOUR);
  });

  test.each([
    ['a year ahead', 365 * DAY],
    ['31 days back', -31 * DAY],
  ])('TRUST-55: a clock that is set %s while it runs changes nothing', async (_, jump) => {
    log.length = 0;
    const clock = makeClock();
    await clock.advance();
    pass(HOUR);
    now += jump;
    expect(await clock.advance()).toBe(HOUR);
    pass(HOUR);
    expect(await clock.advance()).toBe(2 * HOUR);
    expect(log.filter((line) => line.includes('the clock was set'))).toHaveLength(1);
    const row = await database.selectFrom('trash_clock').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ jumped_at: NOW + HOUR + jump, jumped_by: jump });
  });

  test('TRUST-55: over a restart a day counts at most, and none of a clock set back', async () => {
    await makeClock().advance();
    now += 365 * DAY;
    expect(await makeClock().advance()).toBe(DAY);
    now -= 365 * DAY;
    expect(await makeClock().advance()).toBe(DAY);
    now += 5 * HOUR;
    expect(await makeClock().advance()).toBe(DAY + 5 * HOUR);
  });

  test('TRUST-55: several servers count an hour once, also where their clocks differ', async () => {
    const servers = [makeClock(), makeClock(2 * DAY), makeClock(-DAY)];
    for (const server of servers) await server.advance();
    const { observed_ms: begun } = await database
      .selectFrom('trash_clock')
      .select('observed_ms')
      .executeTakeFirstOrThrow();
    let counted = begun;
    for (let hour = 1; hour <= 24; hour += 1) {
      for (const server of servers) {
        pass(HOUR / servers.length);
        counted = await server.advance();
      }
    }
    expect(counted - begun).toBe(DAY);
  });
});

describe('TRUST-55: the trash', () => {
  let club: TestApp;
  let [databaseFile, uptime] = ['', 0];
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    databaseFile = path.join(createTemporaryFolder(), 'club.db');
    uptime = 0;
  });
  afterEach(() => void jest.useRealTimers());

  const deletedAt = 'select deleted_at from tournaments';
  /** Starts a server and lets its cleanup run once. Only the first start creates a tournament. */
  async function startAt(now: number): Promise<void> {
    club = await createTestApp({
      now,
      databaseFile,
      uptime: () => uptime,
      tournaments: existsSync(databaseFile) ? [] : [{}],
    });
    await club.app.ready();
    await sweep();
  }
  const sweep = async (ms = 0) => {
    uptime += ms;
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  };
  const left = async () => (await club.call('GET', '/api/trash')).json.length;

  testOnSqlite('TRUST-55: stays where the clock was 31 days back at the deletion', async () => {
    await startAt(NOW - 31 * DAY);
    await club.call('DELETE', '/api/tournaments/1');
    club.setNow(NOW);
    await sweep(HOUR);
    expect(await left()).toBe(1);
    await club.stop();
  });

  testOnSqlite('TRUST-55: stays where the clock is a year ahead at one start', async () => {
    await startAt(NOW);
    await club.call('DELETE', '/api/tournaments/1');
    await club.stop();
    await startAt(NOW + 365 * DAY);
    expect(await left()).toBe(1);
    await club.stop();
    const doctor = await createFileCommands(databaseFile, {}, NOW).runAdmin('doctor');
    expect(doctor.output).toMatch(/^✘ Часы отстают: сервер уже видел 01\.06\.2027 12:00/m);
    await startAt(NOW + HOUR);
    expect(await left()).toBe(1);
    await club.stop();
    const after = await createFileCommands(databaseFile, {}, NOW + HOUR).runAdmin('doctor');
    expect(after.output).toMatch(
      /^✘ Часы сервера перевели назад \(364 дня\), замечено 01\.06\.2026/m,
    );
    expect(after.code).toBe(1);
  });

  testOnSqlite(
    'TRUST-55: is emptied of a club that runs the console only in the evenings',
    async () => {
      await startAt(NOW);
      await club.call('DELETE', '/api/tournaments/1');
      await club.stop();
      const observed = `observed_ms = ${28 * DAY}, updated_at = ${NOW + 28 * DAY}`;
      alter(databaseFile, `update trash_clock set ${observed}`);
      await startAt(NOW + 29 * DAY);
      expect(await left()).toBe(1);
      await club.stop();
      await startAt(NOW + 30 * DAY);
      expect(await left()).toBe(0);
      await club.stop();
    },
  );

  testOnSqlite(
    'TRUST-55, TRUST-77: is emptied of what a clock a year ahead has deleted, once watched over',
    async () => {
      await startAt(NOW + 365 * DAY);
      await club.call('DELETE', '/api/tournaments/1');
      club.setNow(NOW + 30 * DAY - HOUR);
      await sweep(30 * DAY - HOUR);
      expect(await left()).toBe(1);
      club.setNow(NOW + 30 * DAY);
      await sweep(HOUR);
      expect(await left()).toBe(0);
      await club.stop();
    },
  );

  testOnSqlite('TRUST-55: counts from the last deletion', async () => {
    await startAt(NOW);
    await club.call('DELETE', '/api/tournaments/1');
    club.setNow(NOW + 29 * DAY);
    await sweep(29 * DAY);
    await club.call('POST', '/api/tournaments/1/restore');
    club.setNow(NOW - 2 * DAY);
    await club.call('DELETE', '/api/tournaments/1');
    club.setNow(NOW + 30 * DAY);
    await sweep(DAY);
    expect(await left()).toBe(1);
    expect(readValue(databaseFile, deletedAt)).toBe(new Date(NOW - 2 * DAY).toISOString());
    const doctor = await createFileCommands(databaseFile, {}, NOW + 30 * DAY).runAdmin('doctor');
    expect(doctor.output).toMatch(/^✔ В корзине дольше 30 дней: 1 турнир\./m);
    await club.stop();
  });
});
