import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
} from '../../support/serverApp';
import { APPLICATION, NOW } from '../../support/serverSamples';

const PATH = '/api/tournaments/1/applications';
const LEVEL_STEPS = 'Уровень должен быть целым числом или иметь шаг 0.5 (например: 1, 1.5, 2)';
const ID_FORM = 'Идентификатор игрока: целое число или текст до 64\u00a0символов';

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW, tournaments: [{}] });
});
afterEach(() => club.stop());

test('an application is stored and given back as the list shows it', async () => {
  const { status, json } = await club.call('POST', PATH, APPLICATION);
  expect(status).toBe(201);
  expect(json).toEqual({
    id: 1,
    name: 'Пётр Ершов',
    level: 3.5,
    contact_phone: '+7 (903) 765-43-21',
    user_id: 4_943_216_572,
    created_at: new Date(NOW).toISOString(),
  });
  expect((await club.call('GET', '/api/tournaments')).json[0]!.applications).toEqual([json]);
});

test('an application leaves version and last update of the tournament as they were', async () => {
  const before = (await club.call('GET', '/api/tournaments/1')).json;
  club.setNow(NOW + 1);
  const { json } = await club.call('POST', PATH, APPLICATION);
  const after = (await club.call('GET', '/api/tournaments/1')).json;
  expect(after).toEqual({ ...before, applications: [json] });
});

test.each([7, 0, -3, Number.MAX_SAFE_INTEGER, '7', '007', ' 7', 'tg:anna', 'я'.repeat(64)])(
  'WIRE-2: the user id %j is kept as the number or text it is',
  async (userId) => {
    await club.call('POST', PATH, { ...APPLICATION, userId });
    const { json } = await club.call('GET', '/api/tournaments');
    expect(json[0]!.applications[0]!.user_id).toBe(userId);
  },
);

test('a large user id is written as a whole number', async () => {
  await club.call('POST', PATH, { ...APPLICATION, userId: 9_007_199_254_740_991 });
  const { body } = await club.app.inject({
    url: '/api/tournaments',
    headers: { authorization: formatAuthorization(PASSWORD) },
  });
  expect(body).toContain('"user_id":9007199254740991,');
});

test('FORMAT-3: the level may be missing', async () => {
  const { status, json } = await club.call('POST', PATH, { ...APPLICATION, level: null });
  expect(status).toBe(201);
  expect(json.level).toBeNull();
});

test('a name is stored without the spaces around it', async () => {
  const { json } = await club.call('POST', PATH, { ...APPLICATION, name: ' Ян ' });
  expect(json.name).toBe('Ян');
});

test('ROSTER-4: a name is stored without invisible signs, and in letters of one script', async () => {
  const { json } = await club.call('POST', PATH, {
    ...APPLICATION,
    name: '\u202eMapия\u200b\r\n\u0007Opлова\u3164',
  });
  expect(json.name).toBe('Мария Орлова');
  const organizerName = 'Анна\u00a0\u2060Соколова\u200b';
  const { status } = await club.call('PUT', '/api/tournaments/1', { organizerName });
  expect(status).toBe(200);
  const tournament = (await club.call('GET', '/api/tournaments/1')).json;
  expect(tournament.organizer_name).toBe('Анна Соколова');
  for (const name of ['\u200b\u200b', '\u3164\u3164\u3164', '\u202e\u202c Я']) {
    const refused = await club.call('POST', PATH, { ...APPLICATION, name });
    expect(refused.json.fieldErrors).toEqual({ name: 'Имя игрока минимум 2 символа' });
  }
});

test.each([
  ['name', ' Я ', 'Имя игрока минимум 2 символа'],
  ['name', 'Я'.repeat(51), 'Имя игрока максимум 50 символов'],
  ['name', '12', 'Имя игрока: нужны буквы'],
  ['name', '😀😀', 'Имя игрока: нужны буквы'],
  ['level', 0.5, 'Уровень от 1 до 7'],
  ['level', 7.5, 'Уровень от 1 до 7'],
  ['level', 2.2, LEVEL_STEPS],
  ['contactPhone', '+79037654321', 'Телефон: +7 (XXX) XXX-XX-XX или + и код страны'],
  ['userId', 1.5, ID_FORM],
  ['userId', '', ID_FORM],
  ['userId', 'я'.repeat(65), ID_FORM],
])('a broken %s = %j is refused with 422', async (field, value, message) => {
  const { status, json } = await club.call('POST', PATH, { ...APPLICATION, [field]: value });
  expect(status).toBe(422);
  expect(json.fieldErrors).toEqual({ [field]: message });
});

test.each(['name', 'level', 'contactPhone', 'userId'])(
  'without %s it is refused with 400',
  async (field) => {
    const { status, json } = await club.call('POST', PATH, { ...APPLICATION, [field]: undefined });
    expect(status).toBe(400);
    expect(json.fieldErrors).toEqual({ [field]: 'обязательное поле' });
  },
);

test('for a tournament that is not there it is answered 404', async () => {
  const answer = await club.call('POST', '/api/tournaments/2/applications', APPLICATION);
  expect(answer).toEqual({ status: 404, json: { message: 'Турнир не найден' } });
});
