import { createTestApp, type TestApp } from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { obstruct } from '../../support/obstruct';
import { waitForCleanup } from '../../support/waitForCleanup';
import { testOnSqlite } from '../../support/testOnSqlite';
import { KEY, createKeyedRequests } from '../../support/keyedRequests';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const { post, count } = createKeyedRequests(() => club);

describe('TRUST-13: the kept answer of a key', () => {
  test('TRUST-13: a refusal is not kept, and the mended form may use its key', async () => {
    expect((await post(KEY, { ...TOURNAMENT, entryFee: -1 })).status).toBe(422);
    expect((await post(KEY, { ...TOURNAMENT, entryFee: 1 })).status).toBe(201);
    expect((await post('b', APPLICATION, '/api/tournaments/9/applications')).status).toBe(404);
    expect((await post('b')).status).toBe(201);
  });

  test('TRUST-13: where the answer cannot be kept nothing is stored, and the key is free', async () => {
    const obstacle = { event: 'insert', table: 'idempotency_keys', reason: 'refused' } as const;
    const clear = await obstruct(club.database, obstacle);
    expect((await post(KEY)).status).toBe(500);
    expect(await count()).toBe(0);
    await clear();
    expect((await post(KEY)).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('TRUST-13: a key expires after 24 hours', async () => {
    await post(KEY);
    club.setNow(NOW + DAY - 1);
    expect((await post(KEY)).headers['idempotency-replayed']).toBe('true');
    club.setNow(NOW + DAY);
    expect((await post(KEY)).headers['idempotency-replayed']).toBeUndefined();
    expect(await count()).toBe(2);
  });

  testOnSqlite('TRUST-13: nothing of it stays in the database then, within the hour', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const kept = () => club.database.selectFrom('idempotency_keys').select('key').execute();
    await post(KEY);
    club.setNow(NOW + DAY - 1);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(await kept()).toEqual([{ key: KEY }]);
    club.setNow(NOW + DAY);
    await jest.advanceTimersByTimeAsync(HOUR);
    await waitForCleanup(async () => (await kept()).length === 0);
    jest.useRealTimers();
    expect(await kept()).toEqual([]);
  });
});
