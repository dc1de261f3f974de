import fc from 'fast-check';
import { findKnownPlayers } from '../../../../src/domain/players/known/findKnownPlayers';
import { toLatinKey } from '../../../../src/domain/players/known/latinKey';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { createRuns } from '../../../support/createRuns';
import { PLAYER, players, TODAY } from '../support/players';

const WEDNESDAY = { weekday: 2, today: TODAY };

const createNamed = (id: string, name: string, changes = {}) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  return { ...PLAYER, id, givenName, familyName, ...changes };
};

const club = [
  createNamed('anna', 'Анна Крылова', { phone: '+7 (916) 204-18-73', weekdays: [0, 0, 3] }),
  createNamed('denis', 'Денис Щербаков', { phone: '+375 29 123-45-67', weekdays: [0, 0, 1] }),
  createNamed('anton', 'Антон Белов', { phone: null, weekdays: [9, 0, 0] }),
  createNamed('alyona', 'Алёна Ёлкина', { weekdays: [0, 0, 3], lastSeen: '2026-11-11' }),
  createNamed('lev', 'Лев О’Коннор'),
  createNamed('vera', 'Инга-Вера Ким'),
];
const find = (text: string) => findKnownPlayers(text, club, WEDNESDAY).map(({ id }) => id);

test.each([
  ['ан', ['anna', 'anton']],
  ['кр', ['anna']],
  ['крылова анна', ['anna']],
  ['Ан Кр', ['anna']],
  ['елк', ['alyona']],
  ['ЁЛК АЛЕ', ['alyona']],
  ['denis', ['denis']],
  ['Den Sher', ['denis']],
  ['shcherb', ['denis']],
  ['yolk', ['alyona']],
  ['204', ['anna']],
  ['8916204', ['anna']],
  ['29 123', ['denis']],
  ["О'Кон", ['lev']],
  ['ОʼКон', ['lev']],
  ["O'Kon", ['lev']],
  ['инга–в', ['vera']],
  ['Де\u0301н', ['denis']],
  ['рылова', []],
  ['а', []],
  ['20', []],
  ['', []],
])('ROSTER-40: «%s» finds %j', (text, ids) => {
  expect(find(text)).toEqual(ids);
});

test('ROSTER-40: the most frequent player of that weekday comes first, then the one who was there last', () => {
  expect(find('ал')).toEqual(['alyona']);
  const twins = [
    createNamed('rare', 'Анна Ли', { weekdays: [5, 0, 1] }),
    createNamed('early', 'Анна Ким', { weekdays: [0, 0, 4], lastSeen: '2026-10-28' }),
    createNamed('late', 'Анна Пак', { weekdays: [0, 0, 4], lastSeen: '2026-11-18' }),
  ];
  expect(findKnownPlayers('анна', twins, WEDNESDAY).map(({ id }) => id)).toEqual([
    'late',
    'early',
    'rare',
  ]);
});

test.each([
  ['Юлия', 'Julia', 'Yulia', 'Yuliya', 'Iuliia'],
  ['Дмитрий', 'Dmitry', 'Dmitriy', 'Dmitrii'],
  ['Ксения', 'Kseniya', 'Xenia'],
  ['Наталья', 'Natalia', 'Nataliya', 'Natalya'],
  ['Фёдор', 'Fedor', 'Fyodor'],
  ['Виктор', 'Victor', 'Viktor'],
  ['Михаил', 'Mikhail'],
  ['Щербаков', 'Shcherbakov', 'Scherbakov'],
  ['Цой', 'Tsoy', 'Tsoi'],
  ['Чехов', 'Chekhov'],
  ['Софья', 'Sofia', 'Sophia', 'Sofya'],
  ['Анна', 'Ana'],
])('ROSTER-40: %s is one with its Latin spellings', (...names) => {
  expect(new Set(names.map(toLatinKey)).size).toBe(1);
});

test('ROSTER-40: beginnings of its words in any order find a player, whatever the case, and only such', () => {
  fc.assert(
    fc.property(players, fc.nat(), fc.nat(9), fc.boolean(), (all, at, length, isReversed) => {
      const player = all[at % Math.max(all.length, 1)];
      if (!player) return;
      const parts = formatFullName(player)
        .split(' ')
        .map((word) => word.slice(0, 2 + length));
      const text = (isReversed ? parts.toReversed() : parts).join(' ').toUpperCase();
      const found = findKnownPlayers(text, all, WEDNESDAY);
      expect(found).toContain(player);
      for (const one of found) {
        const words = formatFullName(one).split(' ').map(toLatinKey);
        const isBegun = (part: string) => words.some((word) => word.startsWith(toLatinKey(part)));
        expect(parts.every(isBegun)).toBe(true);
      }
    }),
    createRuns(),
  );
});
