import { entryWarnings } from '../../../src/domain/play/warnings';
import { numberWarning, rosterWarnings, warningLabel } from '../../../src/domain/play/warningTexts';
import { anEntry } from './support/entries';

const RANGE = { level_from: 2.5, level_to: 4 };
const PHONE = '+7 (985) 330-62-17';
const igor = anEntry('1', { givenName: 'Игорь', familyName: 'Ветров', phone: PHONE, level: 4.5 });
const maria = anEntry('2', { familyName: 'Орлова', phone: PHONE, level: 2, rank: 'a1' });
const again = anEntry('3', {
  givenName: 'Орлова',
  familyName: 'Мария',
  phone: '8 985 330 62 17',
  level: null,
  status: 'waiting',
});
const anna = anEntry('4', {
  givenName: 'Анна',
  familyName: 'Ким',
  rank: 'a2',
  elsewhere: [{ tournament_id: 8, start_time: '19:00' }],
});

const labelsOf = (entries: Parameters<typeof entryWarnings>[0]) =>
  [...entryWarnings(entries, RANGE)].map(([id, warnings]) => [id, warnings.map(warningLabel)]);

test('ROSTER-9: each entry has its warnings: level, phone, twice, elsewhere', () => {
  expect(labelsOf([again, maria, igor, anna])).toEqual([
    ['1', ['выше', 'тот же телефон: Мария Орлова и Орлова Мария']],
    ['2', ['ниже', 'тот же телефон: Игорь Ветров', 'дважды']],
    ['4', ['в другом турнире: 19:00']],
    ['3', ['тот же телефон: Игорь Ветров', 'дважды']],
  ]);
});

test('ROSTER-9: they stand once above as sentences', () => {
  expect(rosterWarnings([again, maria, igor, anna], RANGE)).toEqual([
    'Уровень вне 2.5 - 4: Игорь Ветров (4.5) и Мария Орлова (2)',
    'Один телефон у троих: Игорь Ветров, Мария Орлова и Орлова Мария',
    'Дважды: Мария Орлова',
    'В это же время в другом турнире: Анна Ким (19:00)',
    'Нужны хотя бы четверо',
  ]);
});

test('ROSTER-9: whoever is gone, has no phone or no level is not warned of', () => {
  const gone = (['declined', 'withdrawn', 'removed'] as const).map((status, index) =>
    anEntry(`${5 + index}`, { phone: PHONE, status, level: 7 }),
  );
  const bare = ['8', '9'].map((id) => anEntry(id, { phone: '', level: null }));
  expect(labelsOf([...gone, ...bare, { ...maria, level: 3 }])).toEqual([]);
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
  expect(numberWarning(confirmed)).toBe(warning);
});
