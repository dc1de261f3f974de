import path from 'node:path';
import { LOCK_WAIT_MS } from '../../../src/server/db/sqlite/busy';
import { holdLock } from '../../support/holdLock';
import { createTestApp, USERNAME, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

let club: TestApp;
let databaseFile: string;
/** Time of the locks' clock, in milliseconds. Only the tests advance it. */
let passed: number;
beforeEach(async () => {
  passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
  databaseFile = path.join(createTemporaryFolder(), 'club.db');
  club = await createTestApp({ now: NOW, databaseFile, tournaments: [{}] });
});
afterEach(async () => {
  await club.stop();
  jest.restoreAllMocks();
});

const create = (fee = 0, headers = {}) =>
  club.send({
    method: 'POST',
    url: '/api/tournaments',
    payload: { ...TOURNAMENT, entryFee: fee },
    headers,
  });

/** Watches a request; `status` is 0 until its response arrives. */
function watchAnswer<Answer extends { status: number }>(answer: Promise<Answer>) {
  const watch = { status: 0, answer };
  void answer.then(({ status }) => (watch.status = status));
  return watch;
}

const listFees = async () =>
  (await club.call('GET', '/api/tournaments')).json.map(({ entry_fee }) => entry_fee);

/** Every write that a console or a player can send, with and without a transaction. */
const WRITES = [
  () => create(),
  () => club.call('PUT', '/api/tournaments/1', { organizerName: 'я'.repeat(50) }),
  () => club.call('DELETE', '/api/tournaments/1'),
  () => club.call('POST', '/api/tournaments/1/applications', APPLICATION),
  () => club.call('POST', '/api/calendar'),
];

test('TRUST-28: reads are answered while writes wait for another program, which are 503 after 2 s', async () => {
  const { json } = await club.call('POST', '/api/calendar');
  const calendar = (json as unknown as { path: string }).path;
  const wrong = { username: USERNAME, password: 'wrong' };
  const holder = await holdLock(databaseFile);
  const writes = WRITES.map((write) => watchAnswer(write()));
  const reads = ['/api/tournaments', '/api/tournaments/1', '/api/calendar', '/api/trash'];
  for (const url of reads) expect((await club.call('GET', url)).status).toBe(200);
  expect((await club.app.inject(calendar)).statusCode).toBe(200);
  expect((await club.app.inject('/api/health')).statusCode).toBe(200);
  // A failed sign-in also writes, even for an unknown account.
  const signIn = club.app.inject({ method: 'POST', url: '/api/auth/login', payload: wrong });
  expect((await club.call('GET', '/api/tournaments')).status).toBe(200);
  expect(LOCK_WAIT_MS).toBe(2_000);
  passed = LOCK_WAIT_MS - 1;
  expect((await club.call('GET', '/api/tournaments')).status).toBe(200);
  expect(writes.map(({ status }) => status)).toEqual(WRITES.map(() => 0));
  // Some of the writes start to wait only after others have failed, so each look at the clock advances it.
  jest.mocked(performance.now).mockImplementation(() => (passed += LOCK_WAIT_MS / 4));
  for (const { answer } of writes) {
    const { status, json: problem } = await answer;
    expect(status).toBe(503);
    expect(problem.message).toMatch(/^База данных занята другой программой/);
  }
  expect((await signIn).statusCode).toBe(401);
  await holder.release();
  expect((await create()).status).toBe(201);
  expect(await listFees()).toEqual([1500, 0]);
});

test('TRUST-28: each write waits for its own 2 s, and Retry-After is in seconds', async () => {
  const holder = await holdLock(databaseFile);
  const first = watchAnswer(create(1));
  // The write starts to wait before these reads get their responses.
  for (let read = 0; read < 3; read += 1) await club.call('GET', '/api/tournaments');
  passed = LOCK_WAIT_MS - 1;
  const second = watchAnswer(create(2));
  expect((await club.call('GET', '/api/tournaments')).status).toBe(200);
  passed = LOCK_WAIT_MS;
  const { status, headers } = await first.answer;
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(second.status).toBe(0);
  await holder.release();
  expect((await second.answer).status).toBe(201);
  expect(await listFees()).toEqual([1500, 2]);
});

test('TRUST-28: waiting writes are stored in their order once the lock is gone, and a key once', async () => {
  const holder = await holdLock(databaseFile);
  const writes = [1, 2, 3].map((fee) => create(fee));
  const keyed = create(4, { 'idempotency-key': 'one' });
  const again = create(4, { 'idempotency-key': 'one' });
  expect((await again).status).toBe(409);
  await holder.release();
  for (const { status } of await Promise.all([...writes, keyed])) expect(status).toBe(201);
  const replayed = await create(4, { 'idempotency-key': 'one' });
  expect(replayed.headers['idempotency-replayed']).toBe('true');
  expect(replayed.json).toEqual((await keyed).json);
  expect(await listFees()).toEqual([1500, 1, 2, 3, 4]);
});
