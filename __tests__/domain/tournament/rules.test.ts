import {
  validateFields,
  isEndAfterStart,
  createTournamentRules,
} from '../../../src/domain/tournament/rules';
import type { RequestFieldName } from '../../../src/domain/tournament/tournamentFields';
import { INITIAL_FORM_VALUES, toRequestFromForm } from '../../../src/domain/tournament/formValues';
import { createRequest, TODAY } from '../support/samples';
import { type Changes, listRuleErrors, PHONE, STEP } from '../support/ruleErrors';

/** The message at one field; the rest of the request is valid. */
const findErrorAt = (field: RequestFieldName, changes: Changes): string | undefined => {
  const { [field]: error, ...others } = listRuleErrors(changes);
  expect(others).toEqual({});
  return error;
};

const NONE = undefined;

test('RULE-1 to RULE-12: a request that keeps every rule has no errors', () => {
  expect(listRuleErrors({})).toEqual({});
  expect(listRuleErrors({ endTime: null, levelTo: null, entryFee: 0 })).toEqual({});
});

test.each([
  ['', 'Тип турнира обязателен'],
  ['Мексикано', NONE],
  ['Американо', NONE],
  ['американо', 'Выберите корректный тип турнира'],
  ['Americano', 'Выберите корректный тип турнира'],
  ['Круговой', 'Выберите корректный тип турнира'],
  [' Мексикано', 'Выберите корректный тип турнира'],
])('RULE-1: the type %j says %j', (tournamentType, message) => {
  expect(findErrorAt('tournamentType', { tournamentType })).toBe(message);
});

test.each([
  ['', 'Дата обязательна'],
  ['2026-06-04', 'Дата не может быть в прошлом'],
  ['2025-12-31', 'Дата не может быть в прошлом'],
  ['2026-06-05', NONE],
  ['2026-06-06', NONE],
  ['2027-01-01', NONE],
])('RULE-2: on 5 June 2026 the date %j says %j', (date, message) => {
  expect(findErrorAt('date', { date })).toBe(message);
});

test.each([
  ['2026-02-29', 'Такой даты нет'],
  ['2026-06-31', 'Такой даты нет'],
  ['2031-02-30', 'Такой даты нет'],
  ['2026-13-01', 'Такой даты нет'],
  ['2026-00-10', 'Такой даты нет'],
  ['2026-6-10', 'Дата в формате ДД.ММ.ГГГГ'],
  ['05.06', 'Дата в формате ДД.ММ.ГГГГ'],
  ['12.0', 'Дата в формате ДД.ММ.ГГГГ'],
  ['1_.06.2026', 'Дата в формате ДД.ММ.ГГГГ'],
  ['10.06.2026', 'Дата в формате ДД.ММ.ГГГГ'],
  ['2026-06-10T00:00:00Z', 'Дата в формате ДД.ММ.ГГГГ'],
  ['2028-02-29', NONE],
])('RULE-12: the date %j says %j', (date, message) => {
  expect(findErrorAt('date', { date })).toBe(message);
});

test('RULE-2, RULE-13: a past date is told by the today that is given, not by a clock', () => {
  const validateOnDay = (today: string) =>
    validateFields(createTournamentRules(today), createRequest()).date;
  expect(validateOnDay('2026-06-06')).toBeUndefined();
  expect(validateOnDay('2026-06-07')).toBe('Дата не может быть в прошлом');
  expect(validateOnDay('1999-12-31')).toBeUndefined();
});

test.each([
  ['', 'Время начала обязательно'],
  ['00:00', 'Время начала не может быть раньше 8:00'],
  ['07:59', 'Время начала не может быть раньше 8:00'],
  ['08:00', NONE],
  ['22:59', NONE],
  ['23:00', NONE],
  ['23:01', 'Время начала не может быть позже 23:00'],
  ['23:59', 'Время начала не может быть позже 23:00'],
  ['24:00', 'Время начала не может быть позже 23:00'],
])('RULE-3: the start %j says %j', (startTime, message) => {
  expect(findErrorAt('startTime', { startTime, endTime: null })).toBe(message);
});

test.each([
  ['23:00', NONE],
  ['23:01', NONE],
  ['23:59', NONE],
  [null, NONE],
  ['24:00', 'Время окончания не может быть позже 23:00'],
  ['99:00', 'Время окончания не может быть позже 23:00'],
])('RULE-4: the end %j says %j', (endTime, message) => {
  expect(findErrorAt('endTime', { endTime })).toBe(message);
});

test.each([
  ['10:00', '10:01', NONE],
  ['10:00', '10:00', 'Время окончания должно быть больше времени начала'],
  ['10:00', '09:59', 'Время окончания должно быть больше времени начала'],
  ['10:00', '08:00', 'Время окончания должно быть больше времени начала'],
  ['23:00', '23:01', NONE],
  ['23:00', '23:00', 'Время окончания должно быть больше времени начала'],
])('RULE-5, EDIT-4: a start at %s with an end at %s says %j', (startTime, endTime, message) => {
  expect(findErrorAt('endTime', { startTime, endTime })).toBe(message);
  expect(isEndAfterStart(startTime, endTime)).toBe(message === NONE);
});

test.each(['09:3', '09:', '09', '0', '9:30', '2_:45', '09:60', '09.30', '09:30:00', 'утром'])(
  'RULE-12: the unfinished time %j is reported by its form only',
  (time) => {
    expect(findErrorAt('startTime', { startTime: time })).toBe('Время в формате ЧЧ:ММ');
    expect(findErrorAt('endTime', { endTime: time })).toBe('Время в формате ЧЧ:ММ');
  },
);

test.each([
  [0.5, 'Минимальный уровень от 1 до 7'],
  [0, 'Минимальный уровень от 1 до 7'],
  [-1, 'Минимальный уровень от 1 до 7'],
  [1, NONE],
  [4, NONE],
  [7, NONE],
  [7.5, 'Минимальный уровень от 1 до 7'],
  [Infinity, 'Минимальный уровень от 1 до 7'],
  [NaN, 'Минимальный уровень от 1 до 7'],
])('RULE-6: the minimum level %d says %j', (levelFrom, message) => {
  expect(findErrorAt('levelFrom', { levelFrom, levelTo: null })).toBe(message);
});

test('RULE-6: a minimum that was never chosen is reported once, and not as 0 nor at the maximum', () => {
  const request = toRequestFromForm({ ...INITIAL_FORM_VALUES, level_from: '', level_to: '3' });
  expect(request.levelFrom).toBeNaN();
  expect(listRuleErrors({ levelFrom: request.levelFrom, levelTo: request.levelTo })).toEqual({
    levelFrom: 'Минимальный уровень от 1 до 7',
  });
});

test.each([
  [null, NONE],
  [0.5, 'Максимальный уровень от 1 до 7'],
  [7.5, 'Максимальный уровень от 1 до 7'],
  [7, NONE],
  [3, NONE],
  [2.5, 'Максимальный уровень должен быть больше или равен минимальному'],
  [1, 'Максимальный уровень должен быть больше или равен минимальному'],
])('RULE-7, EDIT-7: over a minimum of 3 the maximum level %j says %j', (levelTo, message) => {
  expect(findErrorAt('levelTo', { levelFrom: 3, levelTo })).toBe(message);
});

test.each([
  [1, NONE],
  [1.5, NONE],
  [6.5, NONE],
  [1.25, STEP],
  [1.1, STEP],
  [6.999, STEP],
])('RULE-8: the level %d says %j, as minimum and as maximum', (level, message) => {
  expect(findErrorAt('levelFrom', { levelFrom: level, levelTo: null })).toBe(message);
  expect(findErrorAt('levelTo', { levelFrom: 1, levelTo: level })).toBe(message);
});

test.each([
  [0, NONE],
  [1, NONE],
  [999_999, NONE],
  [1_000_000, NONE],
  [1_000_001, 'Взнос не больше 1\u00a0000\u00a0000\u00a0₽'],
  [Infinity, 'Взнос указывается в целых рублях'],
  [-1, 'Взнос не может быть отрицательным'],
  [-0.5, 'Взнос не может быть отрицательным'],
  [0.5, 'Взнос указывается в целых рублях'],
  [1500.99, 'Взнос указывается в целых рублях'],
])('RULE-9: the fee %d says %j', (entryFee, message) => {
  expect(findErrorAt('entryFee', { entryFee })).toBe(message);
});

test('RULE-9, EDIT-5: an empty fee is 0 and keeps the rules', () => {
  const { entryFee } = toRequestFromForm({ ...INITIAL_FORM_VALUES, entry_fee: '' });
  expect(entryFee).toBe(0);
  expect(findErrorAt('entryFee', { entryFee })).toBeUndefined();
});

const SHORT = 'Имя организатора минимум 2 символа';
const LONG = 'Имя организатора максимум 50 символов';

test.each([
  ['', SHORT],
  ['И', SHORT],
  ['  И  ', SHORT],
  ['     ', SHORT],
  ['Ия', NONE],
  ['И'.repeat(50), NONE],
  [`  ${'И'.repeat(50)}  `, NONE],
  ['И'.repeat(51), LONG],
  ['🎾', SHORT],
  ['🎾🎾', NONE],
  ['🎾'.repeat(50), NONE],
])("RULE-10: the organizer's name %j says %j", (organizerName, message) => {
  expect(findErrorAt('organizerName', { organizerName })).toBe(message);
});

test.each([
  ['+7 (916) 123-45-67', NONE],
  ['+7 (495) 000-00-00', NONE],
  ['+7 (000) 000-00-00', NONE],
  ['+7 (123) 456-78-90', NONE],
  ['', PHONE],
  ['+7', PHONE],
  ['+7 (', PHONE],
  ['+7 (916) 123-45-6', PHONE],
  ['+7 (916) 123-45-678', PHONE],
  ['+8 (916) 123-45-67', PHONE],
  ['+7(916)123-45-67', PHONE],
  ['79161234567', PHONE],
  [' +7 (916) 123-45-67', PHONE],
  ['+7 (916) 123-45-67\n', PHONE],
])('RULE-11: the phone %j says %j', (organizerPhone, message) => {
  expect(findErrorAt('organizerPhone', { organizerPhone })).toBe(message);
});

test('CREATE-8: every broken field is reported at once, each by its first broken rule', () => {
  const errors = validateFields(
    createTournamentRules(TODAY),
    toRequestFromForm(INITIAL_FORM_VALUES),
  );
  expect(errors).toEqual({
    date: 'Дата обязательна',
    startTime: 'Время начала обязательно',
    organizerName: SHORT,
    organizerPhone: PHONE,
  });
});
