import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { Club } from '../../trust/club';
import { FILLING_MS, openForm, openPage, readStatuses, sendForm } from '../../trust/signUpForms';
import { formatBasicAuth } from '../support/formatBasicAuth';

const MINUTE_MS = 60_000;
const NEAR_MS = 5_000;
const createShiftedEnv = (ms: number) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('trust/system/shiftedClock.mjs')).href}`,
  CLOCK_SHIFT_MS: String(ms),
});

let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Servers whose clocks are 10 minutes ahead of the database's and 5 minutes behind it. */
let ahead: Club;
let behind: Club;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  ahead = new Club(undefined, { databaseUrl });
  behind = new Club(undefined, { databaseUrl });
  await ahead.start(createShiftedEnv(10 * MINUTE_MS));
  await behind.start(createShiftedEnv(-5 * MINUTE_MS));
});
afterAll(async () => {
  await Promise.all([ahead, behind].map((club) => club.remove()));
  await postgres.stop();
});

const createPairs = () =>
  [
    [ahead, behind],
    [behind, ahead],
  ] as const;

test('SCALE-6: a session begun at one of two servers whose clocks differ is good at the other', async () => {
  for (const [one, other] of createPairs()) {
    const { token } = (await one.send('POST', '/api/auth/login', one.administrator)) as {
      token: string;
    };
    const headers = { authorization: formatBasicAuth('admin', token) };
    expect((await other.ask('GET', '/api/tournaments', { headers })).status).toBe(200);
  }
});

test('SCALE-6: a form of one server is judged by the other one as its own', async () => {
  for (const [one, other] of createPairs()) {
    const { id, path: page } = await openPage(one);
    const quick = await openForm(one.url, page, '203.0.113.7');
    await sendForm(other.url, page, '203.0.113.7', quick.stamp);
    expect(await readStatuses(other, id)).toEqual({ review: 1 });
    const filled = await openForm(one.url, page, '203.0.113.7');
    await sleep(FILLING_MS);
    await sendForm(other.url, page, '203.0.113.7', filled.stamp);
    expect(await readStatuses(other, id)).toEqual({ review: 1, confirmed: 1 });
  }
});

test('SCALE-6, PLAY-50: answers and what is stored are dated by the database’s clock', async () => {
  for (const club of [ahead, behind]) {
    const { headers } = await club.ask('GET', '/api/tournaments');
    expect(Math.abs(Date.parse(headers.get('date')!) - Date.now())).toBeLessThan(NEAR_MS);
    const { id } = await openPage(club);
    const [created] = (await club.send('GET', `/api/tournaments/${id}/history`)) as {
      at: string;
    }[];
    expect(Math.abs(Date.parse(created!.at) - Date.now())).toBeLessThan(NEAR_MS);
  }
});

test('SCALE-6: a command goes by the database’s clock, and doctor tells whose clock is wrong', async () => {
  const { output } = await ahead.command('admin', 'doctor');
  expect(output).toContain('Часы этого компьютера спешат на 10 мин');
  expect((await behind.command('admin', 'doctor')).output).toContain(
    'Часы этого компьютера отстают на 5 мин',
  );
});
