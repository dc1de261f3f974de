import type { TestApp, TestAppOptions } from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { createTrashClub } from '../../support/createTrashClub';

const PATH = '/api/tournaments/1';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const formatIso = (instant: number) => new Date(instant).toISOString();

let club: TestApp;
const start = async (options?: TestAppOptions) => (club = await createTrashClub(options));
afterEach(() => club.stop());

describe('TRUST-4: a deleted tournament', () => {
  test('TRUST-4: is gone for every call but those of the trash', async () => {
    const { call } = await start();
    await call('DELETE', PATH);
    const missing = { status: 404, json: { message: 'Турнир не найден' } };
    expect(await call('GET', PATH)).toEqual(missing);
    expect(await call('PUT', PATH, { entryFee: 1 })).toEqual(missing);
    expect(await call('DELETE', PATH)).toEqual(missing);
    expect(await call('POST', `${PATH}/applications`, APPLICATION)).toEqual(missing);
    expect(await call('GET', '/api/tournaments')).toEqual({ status: 200, json: [] });
  });

  test('TRUST-4: its id is given to no other', async () => {
    const { call } = await start();
    await call('DELETE', PATH);
    expect((await call('POST', '/api/tournaments', TOURNAMENT)).json.id).toBe(2);
  });
});

describe('TRUST-5: GET /api/trash', () => {
  test('TRUST-5: is an empty array at first', async () => {
    const { call } = await start();
    expect(await call('GET', '/api/trash')).toEqual({ status: 200, json: [] });
  });

  test('TRUST-5: gives whole tournaments with deleted_at, the latest deletion first', async () => {
    const { call, setNow } = await start({ tournaments: [{ applications: [{}, {}] }, {}, {}] });
    const { json: before } = await call('GET', '/api/tournaments');
    for (const id of [2, 1, 3]) {
      setNow(NOW + id * HOUR);
      await call('DELETE', `/api/tournaments/${id}`);
    }
    const { json } = await call('GET', '/api/trash');
    expect(json.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(json[2]).toEqual({ ...before[0], version: 2, deleted_at: formatIso(NOW + HOUR) });
    expect(json[2]!.applications).toHaveLength(2);
  });

  test('TRUST-5: their number follows each deletion and restoration', async () => {
    const { call } = await start();
    const count = async () => (await call('GET', '/api/trash/count')).json;
    expect(await count()).toEqual({ count: 0 });
    await call('DELETE', PATH);
    expect(await count()).toEqual({ count: 1 });
    await call('POST', `${PATH}/restore`);
    expect(await count()).toEqual({ count: 0 });
  });

  test.each(['/api/trash', '/api/trash/count'])(
    'TRUST-5: %s needs a sign-in as any call does',
    async (path) => {
      const { app } = await start();
      expect((await app.inject(path)).statusCode).toBe(401);
    },
  );
});

describe('TRUST-6: POST /api/tournaments/{id}/restore', () => {
  test('TRUST-6: brings it back with its applications, as it was but for its version', async () => {
    const { call, setNow } = await start();
    const { json: before } = await call('GET', PATH);
    await call('DELETE', PATH);
    setNow(NOW + DAY);
    const restored = await call('POST', `${PATH}/restore`);
    expect(restored).toEqual({ status: 200, json: { ...before, version: 3 } });
    expect((await call('GET', '/api/tournaments')).json).toEqual([restored.json]);
    expect((await call('GET', '/api/trash')).json).toEqual([]);
    expect((await call('POST', `${PATH}/applications`, APPLICATION)).status).toBe(201);
  });

  test.each(['1', '2', '0', 'abc'])(
    'TRUST-6: is 404 for one that is not in the trash: %s',
    async (id) => {
      const { call } = await start();
      const { status } = await call('POST', `/api/tournaments/${id}/restore`);
      expect(status).toBe(404);
    },
  );

  test('TRUST-6: restores once for two requests at once', async () => {
    const { call } = await start();
    await call('DELETE', PATH);
    const answers = await Promise.all([1, 2].map(() => call('POST', `${PATH}/restore`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)!.json.message).toBe(
      'Турнира нет в корзине',
    );
  });
});
