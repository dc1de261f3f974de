import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import type { RequestFieldName } from '../../../src/domain/tournament/tournamentFields';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/serverApp';
import { NOW, TODAY, TOURNAMENT } from '../../support/serverSamples';

const LEVEL_STEPS = 'Уровень должен быть целым числом или иметь шаг 0.5 (например: 1, 1.5, 2)';
const END_AFTER_START = 'Время окончания должно быть больше времени начала';
const PHONE_FORM = 'Телефон должен быть в формате +7 (XXX) XXX-XX-XX';

let club: TestApp;
const start = async (options: TestAppOptions = {}) => {
  club = await createTestApp({ now: NOW, ...options });
  return club;
};

type Broken = [clause: string, field: RequestFieldName, value: unknown, message: string];

const BROKEN: Broken[] = [
  ['RULE-1', 'tournamentType', '', 'Тип турнира обязателен'],
  ['RULE-1', 'tournamentType', 'Швейцарский', 'Выберите корректный тип турнира'],
  ['RULE-2', 'date', '', 'Дата обязательна'],
  ['RULE-2', 'date', '2026-05-31', 'Дата не может быть в прошлом'],
  ['RULE-3', 'startTime', '', 'Время начала обязательно'],
  ['RULE-3', 'startTime', '07:59', 'Время начала не может быть раньше 8:00'],
  ['RULE-3', 'startTime', '23:01', 'Время начала не может быть позже 23:00'],
  ['RULE-4', 'endTime', '24:00', 'Время окончания не может быть позже 23:00'],
  ['RULE-5', 'endTime', '10:00', END_AFTER_START],
  ['RULE-6', 'levelFrom', 0.5, 'Минимальный уровень от 1 до 7'],
  ['RULE-6', 'levelFrom', 7.5, 'Минимальный уровень от 1 до 7'],
  ['RULE-7', 'levelTo', 8, 'Максимальный уровень от 1 до 7'],
  ['RULE-7', 'levelTo', 1.5, 'Максимальный уровень должен быть больше или равен минимальному'],
  ['RULE-8', 'levelFrom', 1.25, LEVEL_STEPS],
  ['RULE-8', 'levelTo', 3.1, LEVEL_STEPS],
  ['RULE-9', 'entryFee', -1, 'Взнос не может быть отрицательным'],
  ['RULE-9', 'entryFee', 10.5, 'Взнос указывается в целых рублях'],
  ['RULE-9', 'entryFee', 1_000_001, 'Взнос не больше 1\u00a0000\u00a0000\u00a0₽'],
  ['RULE-10', 'organizerName', ' Я ', 'Имя организатора минимум 2 символа'],
  ['RULE-10', 'organizerName', 'Я'.repeat(51), 'Имя организатора максимум 50 символов'],
  ['RULE-11', 'organizerPhone', '89161234567', PHONE_FORM],
  ['RULE-11', 'organizerPhone', '', PHONE_FORM],
  ['RULE-12', 'startTime', '09:3', 'Время в формате ЧЧ:ММ'],
  ['RULE-12', 'endTime', '9:30', 'Время в формате ЧЧ:ММ'],
  ['RULE-12', 'date', '2031-02-30', 'Такой даты нет'],
];

/** Tournaments without the other bound of a range, so that one rule is broken at a time. */
const STORED: Partial<TournamentRequest>[] = [{}, { endTime: null }, { levelTo: null }];
const PLACES: Partial<Record<RequestFieldName, number>> = { startTime: 1, levelFrom: 2 };

// A refused request leaves the club unchanged, so the tests share it.
describe('a request that breaks a rule', () => {
  beforeAll(() => start({ tournaments: STORED }));
  afterAll(() => club.stop());

  test.each(BROKEN)(
    '%s: a new tournament with %s = %j is refused with 422 and the field’s message',
    async (_, field, value, message) => {
      const { status, json } = await club.call('POST', '/api/tournaments', {
        ...TOURNAMENT,
        ...STORED[PLACES[field] ?? 0],
        [field]: value,
      });
      expect(status).toBe(422);
      expect(json.fieldErrors).toEqual({ [field]: message });
      // Inside a sentence the message begins in lower case.
      expect(json.message.toLowerCase()).toContain(message.toLowerCase());
      expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(STORED.length);
    },
  );

  test.each(BROKEN)(
    '%s: the change of %s to %j alone is refused likewise',
    async (_, field, value, message) => {
      const path = `/api/tournaments/${(PLACES[field] ?? 0) + 1}`;
      const { status, json } = await club.call('PUT', path, { [field]: value });
      expect(status).toBe(422);
      expect(json.fieldErrors).toEqual({ [field]: message });
      expect((await club.call('GET', path)).json.version).toBe(1);
    },
  );
});

const KEPT: [clause: string, request: Partial<TournamentRequest>][] = [
  ['RULE-2', { date: TODAY }],
  ['RULE-3', { startTime: '08:00' }],
  ['RULE-3', { startTime: '23:00', endTime: null }],
  ['RULE-4', { endTime: '23:59' }],
  ['RULE-4', { endTime: null }],
  ['RULE-6', { levelFrom: 1 }],
  ['RULE-7', { levelFrom: 7, levelTo: 7 }],
  ['RULE-7', { levelTo: null }],
  ['RULE-9', { entryFee: 0 }],
  ['RULE-9', { entryFee: 1_000_000 }],
  ['RULE-10', { organizerName: 'Ян' }],
  ['RULE-10', { organizerName: `  ${'Я'.repeat(50)}  ` }],
];

describe('a request that keeps the rules', () => {
  beforeAll(() => start());
  afterAll(() => club.stop());

  test.each(KEPT)('%s: %j is accepted', async (_, request) => {
    const { status } = await club.call('POST', '/api/tournaments', { ...TOURNAMENT, ...request });
    expect(status).toBe(201);
  });
});

describe('the report of broken rules', () => {
  beforeAll(() => start());
  afterAll(() => club.stop());

  test('several broken rules are all reported, each once and under its field', async () => {
    const { json } = await club.call('POST', '/api/tournaments', {
      ...TOURNAMENT,
      date: '2031-02-30',
      endTime: '09:00',
    });
    expect(json).toEqual({
      message: `Проверьте данные. Такой даты нет. ${END_AFTER_START}.`,
      fieldErrors: { date: 'Такой даты нет', endTime: END_AFTER_START },
    });
  });

  test('a message that several fields share says which one is meant', async () => {
    const { json } = await club.call('POST', '/api/tournaments', {
      ...TOURNAMENT,
      startTime: '9:3',
    });
    expect(json).toMatchObject({
      message: 'Проверьте данные. Время начала: время в формате ЧЧ:ММ.',
    });
  });
});

describe('EDIT-2: a rule applies where its field or its partner was changed', () => {
  afterEach(() => club.stop());
  const PAST = { date: '2025-01-18', organizerPhone: '+7 (916) 000-00-00' };

  test('EDIT-2: a past tournament is corrected without a new date', async () => {
    const { call } = await start({ tournaments: [PAST] });
    const { organizerPhone } = TOURNAMENT;
    const { status, json } = await call('PUT', '/api/tournaments/1', { organizerPhone });
    expect(status).toBe(200);
    expect(json).toMatchObject({ date: PAST.date, organizer_phone: organizerPhone });
  });

  test('EDIT-2: a date that is sent as it was is no change', async () => {
    const { call } = await start({ tournaments: [PAST] });
    const { status } = await call('PUT', '/api/tournaments/1', { ...TOURNAMENT, date: PAST.date });
    expect(status).toBe(200);
  });

  test('EDIT-2: a start moved past the stored end breaks the rule of the end', async () => {
    const { call } = await start({ tournaments: [{}] });
    const { status, json } = await call('PUT', '/api/tournaments/1', { startTime: '13:30' });
    expect(status).toBe(422);
    expect(json.fieldErrors).toEqual({ endTime: END_AFTER_START });
  });

  test('EDIT-2: a minimum raised above the stored maximum breaks its rule', async () => {
    const { call } = await start({ tournaments: [{}] });
    const { json } = await call('PUT', '/api/tournaments/1', { levelFrom: 5 });
    expect(Object.keys(json.fieldErrors)).toEqual(['levelTo']);
    expect((await call('PUT', '/api/tournaments/1', { levelFrom: 5, levelTo: null })).status).toBe(
      200,
    );
  });
});

describe("RULE-13: today is the club's", () => {
  afterEach(() => club.stop());
  const LATE = Date.parse('2026-06-01T22:30:00.000Z');

  test.each([
    ['Europe/Moscow', '2026-06-02', 422],
    ['Asia/Vladivostok', '2026-06-02', 422],
    ['UTC', '2026-06-01', 201],
  ])('RULE-13: in %s it is %s', async (timeZone, today, statusOfTheFirst) => {
    const { call } = await start({ now: LATE, timeZone });
    const create = (date: string) => call('POST', '/api/tournaments', { ...TOURNAMENT, date });
    expect((await create('2026-06-01')).status).toBe(statusOfTheFirst);
    expect((await create(today)).status).toBe(201);
  });
});
