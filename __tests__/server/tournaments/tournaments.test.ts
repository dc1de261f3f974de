import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
  type TestAppOptions,
} from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

const MINUTE = 60_000;
const formatIso = (instant: number) => new Date(instant).toISOString();

let club: TestApp;
const start = async (options: TestAppOptions = {}) => {
  club = await createTestApp({ now: NOW, ...options });
  return club;
};
afterEach(() => club.stop());

const SENT = {
  id: 1,
  tournament_type: 'Мексикано',
  date: '2026-06-20',
  start_time: '10:00',
  end_time: '13:30',
  level_from: 2,
  level_to: 4.5,
  entry_fee: 1500,
  organizer_name: 'Анна Соколова',
  organizer_phone: '+7 (916) 123-45-67',
  applications: [],
  created_at: formatIso(NOW),
  updated_at: formatIso(NOW),
  version: 1,
};

describe('WIRE-2: GET /api/tournaments', () => {
  test('WIRE-2: is an empty array at first', async () => {
    const { call } = await start();
    expect(await call('GET', '/api/tournaments')).toEqual({ status: 200, json: [] });
  });

  test('WIRE-2: gives every fact under its snake_case name, absent ones as null', async () => {
    const { call } = await start({
      tournaments: [{ applications: [{}] }, { endTime: null, levelTo: null }],
    });
    const { json } = await call('GET', '/api/tournaments');
    const application = {
      id: 1,
      name: 'Пётр Ершов',
      level: 3.5,
      contact_phone: '+7 (903) 765-43-21',
      user_id: 4_943_216_572,
      created_at: formatIso(NOW),
    };
    expect(json).toEqual([
      { ...SENT, applications: [application] },
      { ...SENT, id: 2, end_time: null, level_to: null },
    ]);
  });

  test('WIRE-2: applications are in the order in which they came', async () => {
    const names = ['Юлия', 'Анна', 'Максим'];
    const { call } = await start({
      tournaments: [{ applications: names.map((name) => ({ name })) }],
    });
    const { json } = await call('GET', '/api/tournaments/1');
    expect(json.applications.map(({ name }) => name)).toEqual(names);
  });

  test('WIRE-2: whole levels are written whole', async () => {
    const { app } = await start({ tournaments: [{ levelFrom: 2, levelTo: 3 }] });
    const { body } = await app.inject({
      url: '/api/tournaments',
      headers: { authorization: formatAuthorization(PASSWORD) },
    });
    expect(body).toContain('"level_from":2,"level_to":3,');
  });

  test('WIRE-2: the list follows every change, and one of another process', async () => {
    const { call } = await start();
    const list = async () => (await call('GET', '/api/tournaments')).json;
    await call('POST', '/api/tournaments', TOURNAMENT);
    expect(await list()).toEqual([SENT]);
    await call('PUT', '/api/tournaments/1', { entryFee: 900 });
    expect(await list()).toEqual([{ ...SENT, entry_fee: 900, version: 2 }]);
    await call('POST', '/api/tournaments/1/applications', APPLICATION);
    expect((await list())[0]!.applications).toHaveLength(1);
    await call('DELETE', '/api/tournaments/1');
    expect(await list()).toEqual([]);
  });

  test('one tournament is found by its id', async () => {
    const { call } = await start({ tournaments: [{}] });
    expect(await call('GET', '/api/tournaments/1')).toEqual({ status: 200, json: SENT });
  });
});

describe('WIRE-3: POST /api/tournaments', () => {
  test('WIRE-3: answers 201 with the created tournament', async () => {
    const { call } = await start();
    expect(await call('POST', '/api/tournaments', TOURNAMENT)).toEqual({ status: 201, json: SENT });
  });

  test('WIRE-3: null means no end and no upper level', async () => {
    const { call } = await start();
    const request = { ...TOURNAMENT, endTime: null, levelTo: null };
    const { json } = await call('POST', '/api/tournaments', request);
    expect(json).toMatchObject({ end_time: null, level_to: null });
  });

  test('WIRE-3: an empty end is none', async () => {
    const { call } = await start();
    const { json } = await call('POST', '/api/tournaments', { ...TOURNAMENT, endTime: '' });
    expect(json.end_time).toBeNull();
  });

  test('RULE-10: a name is stored without the spaces around it', async () => {
    const { call } = await start();
    const request = { ...TOURNAMENT, organizerName: '  Анна Соколова ' };
    const { json } = await call('POST', '/api/tournaments', request);
    expect(json.organizer_name).toBe('Анна Соколова');
  });
});

describe('WIRE-4: PUT /api/tournaments/{id}', () => {
  test('WIRE-4: merges the fields it is given and counts the change', async () => {
    const { call, setNow } = await start({ tournaments: [{ applications: [{}] }] });
    setNow(NOW + MINUTE);
    const { status, json } = await call('PUT', '/api/tournaments/1', {
      entryFee: 0,
      endTime: null,
      organizerName: ' Вера Ершова ',
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      ...SENT,
      entry_fee: 0,
      end_time: null,
      organizer_name: 'Вера Ершова',
      applications: [expect.objectContaining({ id: 1 })],
      updated_at: formatIso(NOW + MINUTE),
      version: 2,
    });
  });

  test.each([{}, TOURNAMENT, { organizerName: ' Анна Соколова ' }])(
    'WIRE-4: nothing new changes nothing: %j',
    async (request) => {
      const { call, setNow } = await start({ tournaments: [{}] });
      setNow(NOW + MINUTE);
      expect(await call('PUT', '/api/tournaments/1', request)).toEqual({ status: 200, json: SENT });
    },
  );

  test('WIRE-4: changes sent at once are all kept', async () => {
    const { call } = await start({ tournaments: [{}] });
    const changes = [{ entryFee: 1 }, { organizerName: 'Вера' }, { levelFrom: 3 }];
    const answers = await Promise.all(
      changes.map((change) => call('PUT', '/api/tournaments/1', change)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { json } = await call('GET', '/api/tournaments/1');
    expect(json).toMatchObject({ entry_fee: 1, organizer_name: 'Вера', level_from: 3, version: 4 });
  });
});

describe('WIRE-5: DELETE /api/tournaments/{id}', () => {
  test('WIRE-5: answers 204 without a body', async () => {
    const { call } = await start({ tournaments: [{ applications: [{}, {}] }] });
    expect(await call('DELETE', '/api/tournaments/1')).toEqual({ status: 204, json: undefined });
    expect((await call('GET', '/api/tournaments/1')).status).toBe(404);
    expect(await call('GET', '/api/tournaments')).toEqual({ status: 200, json: [] });
  });

  test('WIRE-5: an id is never given again', async () => {
    const { call } = await start();
    await call('POST', '/api/tournaments', TOURNAMENT);
    await call('DELETE', '/api/tournaments/1');
    expect((await call('POST', '/api/tournaments', TOURNAMENT)).json.id).toBe(2);
  });
});
