import * as fc from 'fast-check';
import { isInstantNear } from '../../../src/domain/dates/durations';
import { createIdempotencyKeyRepository } from '../../../src/server/idempotency/idempotencyKeyRepository';
import { createKnownAddresses } from '../../../src/server/sessions/knownAddresses';
import { waitForCleanup } from '../../support/waitForCleanup';
import { createTestApp, PASSWORD, USERNAME, type TestApp } from '../../support/serverApp';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { FORM, openSignUpPage } from '../../support/signUpPage';
import { createRuns } from '../../support/createRuns';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const TABLES = ['sign_ups', 'sign_in_failures', 'idempotency_keys'] as const;

let club: TestApp;
beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
);
afterEach(async () => {
  jest.useRealTimers();
  await club.stop();
});

const countOf = async (table: (typeof TABLES)[number] | 'sessions') => {
  const { count } = await club.database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
const signIn = (password: string) =>
  club.call('POST', '/api/auth/login', { username: USERNAME, password });

test('TRUST-13, TRUST-16, TRUST-77: records that a clock ran ahead to store go once it is right', async () => {
  club = await createTestApp({ now: NOW + YEAR, tournaments: [{ date: '2027-07-20' }] });
  const page = await openSignUpPage(club);
  await page.signUp(NOW + YEAR);
  await signIn(PASSWORD);
  await club.send({
    method: 'POST',
    url: '/api/tournaments',
    payload: { ...TOURNAMENT, date: '2027-07-21' },
    headers: { 'idempotency-key': 'made' },
  });
  // The sign-in must fail, because a successful one would delete the failure.
  await signIn('wrong');
  const stored = async () => Promise.all(TABLES.map(countOf));
  await jest.advanceTimersByTimeAsync(1_000);
  await waitForCleanup(async () => (await countOf('sign_in_failures')) > 0);
  expect(await stored()).toEqual([1, 1, 1]);
  club.setNow(NOW);
  await jest.advanceTimersByTimeAsync(HOUR);
  await waitForCleanup(async () => (await stored()).every((count) => count === 0));
  expect(await stored()).toEqual([0, 0, 0]);
  expect(await countOf('sessions')).toBe(1);
  await signIn(PASSWORD);
  // A session with a future date is kept: it would become valid on that date.
  expect(await countOf('sessions')).toBe(1);
});

test('TRUST-13, TRUST-77: an answer that a clock ahead by less than a day has kept is kept for a day from now', async () => {
  club = await createTestApp({ now: NOW });
  const keys = createIdempotencyKeyRepository(club.database);
  const keyed = { scope: USERNAME, key: 'made', request: 'POST /', bodyHash: '' };
  const toText = (instant: number) => new Date(instant).toISOString();
  await keys.add(keyed, { status: 200, answer: 'null' }, toText(NOW + 23 * HOUR));
  await keys.deleteOld(NOW, DAY);
  expect(await keys.find(keyed, toText(NOW - DAY))).not.toBeNull();
  await keys.deleteOld(NOW + DAY, DAY);
  expect(await countOf('idempotency_keys')).toBe(0);
});

test('APPLY-12, TRUST-77: sign-ups that a clock ahead has stored hold no player for review', async () => {
  club = await createTestApp({
    now: NOW + YEAR,
    tournaments: [{ date: '2027-07-20' }],
    signUpLimits: { perAddress: 1, perTournament: 1 },
  });
  const page = await openSignUpPage(club);
  await page.signUp(NOW + YEAR);
  await page.signUp(NOW, { givenName: 'Олег', phone: '+7 (963) 147-29-81' });
  expect((await page.desk.readEntry('Олег')).status).toBe('confirmed');
  await page.signUp(NOW, { givenName: 'Вера', phone: '+7 (963) 147-29-82' });
  expect((await page.desk.readEntry('Вера')).status).toBe('review');
});

test.each([
  ['by a clock that was a year ahead', NOW - YEAR, 'confirmed'],
  ['at the same moment', NOW, 'review'],
  ['two minutes before it was opened, by another server’s clock', NOW - 120_000, 'confirmed'],
])('APPLY-11, TRUST-77: a form that is sent %s', async (_, now, status) => {
  club = await createTestApp({ now: NOW, tournaments: [{ date: '2026-06-20' }] });
  const page = await openSignUpPage(club);
  const form = await page.openForm();
  club.setNow(now);
  await page.post({ ...FORM, form });
  expect((await page.desk.readEntry(FORM.givenName)).status).toBe(status);
});

test('TRUST-17, TRUST-77: an address that was let in while the clock ran ahead is not known until then', async () => {
  club = await createTestApp({ now: NOW });
  let now = NOW + YEAR;
  const known = createKnownAddresses(() => now);
  known.add('192.0.2.7');
  expect(known.has('192.0.2.7')).toBe(true);
  now = NOW;
  expect(known.has('192.0.2.7')).toBe(false);
});

test('a moment is within a time of now on both sides of it alike', async () => {
  club = await createTestApp({ now: NOW });
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -YEAR, max: YEAR }), fc.nat(YEAR), (now, away, ms) => {
      expect(isInstantNear(now + away, now, ms)).toBe(isInstantNear(now - away, now, ms));
      expect(isInstantNear(now + away, now, ms)).toBe(away < ms && away > -ms);
    }),
    createRuns(),
  );
});
