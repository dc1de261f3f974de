import type { Entry } from '../../../../src/domain/play/model/entry';
import { findEntryWarnings } from '../../../../src/domain/play/roster/entryWarnings';
import {
  findPlayerCountWarning,
  describeRosterWarnings,
  formatWarning,
} from '../../../../src/domain/play/roster/warningTexts';
import { createEntry } from '../support/entries';

const RANGE = { level_from: 2.5, level_to: 4 };
const PHONE = '+7 (985) 330-62-17';
const igor = createEntry('1', {
  givenName: 'Игорь',
  familyName: 'Ветров',
  phone: PHONE,
  level: 4.5,
});
const maria = createEntry('2', { familyName: 'Орлова', phone: PHONE, level: 2, rank: 'a1' });
const again = createEntry('3', {
  givenName: 'Орлова',
  familyName: 'Мария',
  phone: '8 985 330 62 17',
  level: null,
  status: 'waiting',
});
const anna = createEntry('4', {
  givenName: 'Анна',
  familyName: 'Ким',
  rank: 'a2',
  elsewhere: [{ tournament_id: 8, start_time: '19:00' }],
});

const listLabels = (entries: Parameters<typeof findEntryWarnings>[0]) =>
  [...findEntryWarnings(entries, RANGE)].map(([id, warnings]) => [id, warnings.map(formatWarning)]);

test('ROSTER-9: each entry has its warnings: level, phone, twice, elsewhere', () => {
  expect(listLabels([again, maria, igor, anna])).toEqual([
    ['1', ['выше', 'тот же телефон: Мария Орлова и Орлова Мария']],
    ['2', ['ниже', 'тот же телефон: Игорь Ветров', 'дважды']],
    ['4', ['в другом турнире: 19:00']],
    ['3', ['тот же телефон: Игорь Ветров', 'дважды']],
  ]);
});

test('ROSTER-9: they stand once above as sentences', () => {
  expect(describeRosterWarnings([again, maria, igor, anna], RANGE)).toEqual([
    'Уровень вне 2.5 - 4: Игорь Ветров (4.5) и Мария Орлова (2)',
    'Один телефон у троих: Игорь Ветров, Мария Орлова и Орлова Мария',
    'Дважды: Мария Орлова',
    'В это же время в другом турнире: Анна Ким (19:00)',
    'Нужны хотя бы четверо',
  ]);
});

test('ROSTER-9: whoever has left the courts is not counted for them', () => {
  const nine = Array.from({ length: 9 }, (_, index) =>
    createEntry(String(index), { givenName: `Игрок ${index}`, rank: `a${index}` }),
  );
  expect(describeRosterWarnings(nine, RANGE)).toEqual([findPlayerCountWarning(9)]);
  const [first, ...others] = nine;
  expect(describeRosterWarnings([{ ...first!, attendance: 'left' }, ...others], RANGE)).toEqual([]);
});

test('ROSTER-9: whoever is gone, has no phone or no level is not warned of', () => {
  const gone = (['declined', 'withdrawn', 'removed'] as const).map((status, index) =>
    createEntry(`${5 + index}`, { phone: PHONE, status, level: 7 }),
  );
  const bare = ['8', '9'].map((id) => createEntry(id, { phone: '', level: null }));
  expect(listLabels([...gone, ...bare, { ...maria, level: 3 }])).toEqual([]);
});

test.each([
  [0, null],
  [1, 'Нужны хотя бы четверо'],
  [3, 'Нужны хотя бы четверо'],
  [4, null],
  [12, null],
  [13, '13 не делится на 4: в каждом раунде один отдыхает'],
  [14, '14 не делится на 4: в каждом раунде двое отдыхают'],
  [15, '15 не делится на 4: в каждом раунде трое отдыхают'],
])('ROSTER-9: %i confirmed: %s', (confirmed, warning) => {
  expect(findPlayerCountWarning(confirmed)).toBe(warning);
});

const createSeveral = (sexes: readonly Entry['sex'][], partnered = 0) =>
  sexes.map((sex, index) =>
    createEntry(`w${index}`, {
      familyName: `Игрок${index}`,
      rank: `a${index}`,
      sex,
      partner: index < partnered ? `w${index ^ 1}` : null,
    }),
  );

const M = 'm' as const;
const F = 'f' as const;

test.each([
  ['as many men as women', [M, M, F, F], null],
  ['nobody yet', [], null],
  ['one woman', [M, M, M, F], 'Нужны хотя бы двое мужчин и две женщины'],
  ['not all known', [M, F, null, null], 'м/ж не указано: 2 из 4'],
  [
    'more men',
    [M, M, M, M, M, F, F, F],
    '5 мужчин и 3 женщины: в каждом раунде отдыхают 3 мужчины и 1 женщина',
  ],
  ['one man over', [M, M, M, F, F], '3 мужчины и 2 женщины: в каждом раунде отдыхает 1 мужчина'],
])('PLAY-47: микст, %s', (_, sexes, warning) => {
  const warnings = describeRosterWarnings(createSeveral(sexes), RANGE, 'mixed');
  expect(warnings.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(warning ? [warning] : []);
});

test.each([
  ['two pairs', 4, 4, null],
  ['one pair', 2, 2, 'Нужны хотя бы две пары'],
  ['three pairs', 6, 6, '3 пары: в каждом раунде одна отдыхает'],
  ['one without a partner', 5, 4, 'Без пары: Мария Игрок4'],
])('PLAY-47: fixed pairs, %s', (_, count, partnered, warning) => {
  const entries = createSeveral(
    Array.from({ length: count }, () => null),
    partnered,
  );
  const warnings = describeRosterWarnings(entries, RANGE, 'fixed');
  expect(warnings.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(warning ? [warning] : []);
});
