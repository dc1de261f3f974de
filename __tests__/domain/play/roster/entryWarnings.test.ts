import { collectEntryWarnings } from '../../../../src/domain/play/roster/entryWarnings';
import {
  listRosterWarnings,
  formatEntryWarning,
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

const listLabels = (entries: Parameters<typeof collectEntryWarnings>[0]) =>
  [...collectEntryWarnings(entries, RANGE)].map(([id, warnings]) => [
    id,
    warnings.map(formatEntryWarning),
  ]);

test('ROSTER-9: each entry has its warnings: level, phone, twice, elsewhere', () => {
  expect(listLabels([again, maria, igor, anna])).toEqual([
    ['1', ['выше', 'тот же телефон: Мария Орлова и Орлова Мария']],
    ['2', ['ниже', 'тот же телефон: Игорь Ветров', 'дважды']],
    ['4', ['в другом турнире: 19:00']],
    ['3', ['тот же телефон: Игорь Ветров', 'дважды']],
  ]);
});

test('ROSTER-9, ROSTER-46: the warnings are shown once above as sentences, the worst first', () => {
  const warnings = listRosterWarnings([again, maria, igor, anna], RANGE);
  expect(warnings.map(({ text, entry }) => [text, entry.id])).toEqual([
    ['Дважды: Мария Орлова', '3'],
    ['Один телефон у троих: Игорь Ветров, Мария Орлова и Орлова Мария', '3'],
    ['В это же время в другом турнире: Анна Ким (19:00)', '4'],
    ['Уровень вне 2.5 - 4: Игорь Ветров (4.5) и Мария Орлова (2)', '2'],
  ]);
});

test('ROSTER-46: a line names three, and counts the others', () => {
  const describe = (count: number) => {
    const entries = Array.from({ length: count }, (_, at) =>
      createEntry(`К${at}`, { level: 5, rank: `a${at}` }),
    );
    return listRosterWarnings(entries, RANGE).map(({ text }) => text);
  };
  expect(describe(4)).toEqual([
    'Уровень вне 2.5 - 4: Мария К0 (5), Мария К1 (5), Мария К2 (5) и Мария К3 (5)',
  ]);
  expect(describe(5)).toEqual([
    'Уровень вне 2.5 - 4: Мария К0 (5), Мария К1 (5), Мария К2 (5) и ещё 2',
  ]);
});

test('ROSTER-9: an entry that has left, or without phone or level, has no warning', () => {
  const gone = (['declined', 'withdrawn', 'removed'] as const).map((status, index) =>
    createEntry(`${5 + index}`, { phone: PHONE, status, level: 7 }),
  );
  const bare = ['8', '9'].map((id) => createEntry(id, { phone: '', level: null }));
  expect(listLabels([...gone, ...bare, { ...maria, level: 3 }])).toEqual([]);
});
