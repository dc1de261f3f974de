import fc from 'fast-check';
import { foldText } from '../../../../src/domain/lib/foldText';
import { formatFullName } from '../../../../src/domain/play/people/names';
import { queryPlayers } from '../../../../src/domain/players/list/queryPlayers';
import { getRetentionStart } from '../../../../src/domain/players/forgetting/retention';
import {
  PLAYER_COLUMNS,
  toQueryFromPlayersParams,
  toggleSortOrder,
  parsePlayersParams,
  type PlayersParams,
} from '../../../../src/domain/players/list/playersParams';
import { PLAYER, players, TODAY } from '../support/players';
import { createRuns } from '../../../support/createRuns';

const PLAYER_FILTERS = ['regular', 'away', 'noShows', 'outdated'] as const;

const PLAIN: PlayersParams = { text: '', filter: '', column: 'name', isDescending: false };
const view = fc.record({
  text: fc.string().filter((text) => text === '' || text.trim() !== ''),
  filter: fc.constantFrom('' as const, ...PLAYER_FILTERS),
  column: fc.constantFrom(...PLAYER_COLUMNS),
  isDescending: fc.boolean(),
});

const isFound = (text: string, one = PLAYER): boolean =>
  queryPlayers([one], { ...PLAIN, text }, TODAY).length === 1;

test.each(['ершов', 'ПЕТР', 'пё ер', 'Ершов  Пётр', '123-45', '8 916 123', '+7916', '4567', ''])(
  'PLAYER-10: «%s» finds Пётр Ершов',
  (text) => expect(isFound(text)).toBe(true),
);

test.each([
  ['Лев О’Коннор', "о'кон"],
  ["Лев О'Коннор", 'ОʼКОН'],
  ['Инга-Вера Ким', 'инга–в'],
  ['Пётр Ким', 'Пе\u0301тр'],
  ['Семён Ким', 'Сем\u00ebн'],
])('PLAYER-10: «%s» is found by «%s»', (name, text) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  expect(isFound(text, { ...PLAYER, givenName, familyName })).toBe(true);
});

test.each(['ершова', 'пётр анна', '999', '28.11'])(
  'PLAYER-10: «%s» does not find Пётр Ершов',
  (text) => expect(isFound(text)).toBe(false),
);

test('PLAYER-10: every beginning of every name finds its player, whichever name comes first', () => {
  fc.assert(
    fc.property(players, fc.nat(), fc.nat(), (all, at, letters) => {
      const one = all[at % Math.max(1, all.length)];
      if (!one) return true;
      const { givenName, familyName } = one;
      const words = [familyName, givenName].map((name) => name.slice(0, 1 + (letters % 7)));
      const text = words.join(' ').toUpperCase();
      return queryPlayers(all, { ...PLAIN, text }, TODAY).includes(one);
    }),
    createRuns(),
  );
});

test('PLAYER-11: all are there in the order of a column, unknown ones last, equal ones by name', () => {
  fc.assert(
    fc.property(players, view, (all, { column, isDescending }) => {
      const found = queryPlayers(all, { ...PLAIN, column, isDescending }, TODAY);
      const getValue = (one: (typeof all)[number]) =>
        column === 'name'
          ? foldText(formatFullName(one))
          : column === 'rating'
            ? (one.rating?.level ?? null)
            : one[column];
      const isInOrder = found.every((one, index) => {
        const next = found[index + 1];
        if (!next) return true;
        const [value, after] = [getValue(one), getValue(next)];
        if (value === after)
          return (
            column === 'name' || foldText(formatFullName(one)) <= foldText(formatFullName(next))
          );
        if (after === null) return true;
        return value !== null && (isDescending ? value > after : value < after);
      });
      return isInOrder && new Set(found).size === all.length;
    }),
    createRuns(),
  );
});

test('PLAYER-11: a column is pressed into its first order, the other one, and back to names', () => {
  const pressColumn = (column: (typeof PLAYER_COLUMNS)[number]) => (order: Order) =>
    toggleSortOrder(order, column);
  type Order = Pick<PlayersParams, 'column' | 'isDescending'>;
  const begin: Order = PLAIN;
  expect(pressColumn('paid')(begin)).toEqual({ column: 'paid', isDescending: true });
  expect(pressColumn('paid')(pressColumn('paid')(begin))).toEqual({
    column: 'paid',
    isDescending: false,
  });
  expect(pressColumn('paid')(pressColumn('paid')(pressColumn('paid')(begin)))).toEqual({
    column: 'name',
    isDescending: false,
  });
  expect(pressColumn('name')(begin)).toEqual({ column: 'name', isDescending: true });
});

test.each([
  ['regular', { weekdays: [0, 0, 3, 0, 0, 0, 0], lastSeen: '2026-09-30' }, true],
  // Three tournaments on three different weekdays do not make a regular player.
  ['regular', { weekdays: [1, 1, 1, 0, 0, 0, 0], lastSeen: '2026-11-18' }, false],
  ['regular', { weekdays: [0, 0, 9, 0, 0, 0, 0], lastSeen: '2026-09-29' }, false],
  ['away', { lastSeen: '2026-09-29' }, true],
  ['away', { lastSeen: '2026-09-30' }, false],
  ['away', { lastSeen: null }, false],
  ['noShows', { noShows: 1 }, true],
  ['noShows', { noShows: 0 }, false],
] as const)('PLAYER-12: «%s» of %j: %s', (filter, facts, isShown) => {
  const found = queryPlayers([{ ...PLAYER, ...facts }], { ...PLAIN, filter }, TODAY);
  expect(found).toHaveLength(isShown ? 1 : 0);
});

test('PLAYER-13: an address says a view, and what it cannot mean is left out', () => {
  fc.assert(
    fc.property(view, (one) => {
      const params = new URLSearchParams(toQueryFromPlayersParams(one));
      const read = parsePlayersParams((name) => params.get(name));
      return Object.entries(one).every(
        ([name, value]) => read[name as keyof PlayersParams] === value,
      );
    }),
    createRuns(),
  );
  expect(toQueryFromPlayersParams(PLAIN)).toEqual({});
  expect(parsePlayersParams(() => '-nothing')).toEqual({ ...PLAIN, text: '-nothing' });
});

test('PLAYER-14: each name of 20 000 players is read once for all searches and orders', () => {
  let reads = 0;
  const all = Array.from({ length: 20_000 }, (_, index) => ({
    ...PLAYER,
    id: String(index),
    get familyName() {
      reads += 1;
      return `Ершов${index % 977}`;
    },
  }));
  const view: PlayersParams = { ...PLAIN, text: 'ершов97 916', column: 'paid' };
  expect(queryPlayers(all, view, TODAY).length).toBeGreaterThan(100);
  expect(queryPlayers(all, { ...PLAIN, text: 'ершов' }, TODAY)).toHaveLength(all.length);
  expect(reads).toBe(all.length);
});

test('PLAYER-74: a limit is counted in months to the same day; its filter finds the players that the server has marked', () => {
  expect(getRetentionStart('2026-11-25', 24)).toBe('2024-11-25');
  expect(getRetentionStart('2026-03-31', 1)).toBe('2026-02-28');
  const all = [PLAYER, { ...PLAYER, id: '2', isOutdated: true }];
  expect(queryPlayers(all, { ...PLAIN, filter: 'outdated' }, TODAY).map(({ id }) => id)).toEqual([
    '2',
  ]);
});
