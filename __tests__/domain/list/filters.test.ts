import { filterTournaments } from '../../../src/domain/list/filters';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { DEFAULT_LIST_PARAMS, type ListParams } from '../../../src/domain/list/listParams';
import { createApplication, createTournament } from '../support/samples';

/** A Wednesday. */
const TODAY = '2026-06-03';

const filterIds = (tournaments: Tournament[], params: Partial<ListParams>, today = TODAY) =>
  filterTournaments(tournaments, { ...DEFAULT_LIST_PARAMS, ...params }, today).map(({ id }) => id);

const applied = [createApplication()];

test('COMFORT-3: without a filter every tournament is left, in the very same list', () => {
  const club = [createTournament({ id: 2 }), createTournament({ id: 1 })];
  expect(filterTournaments(club, DEFAULT_LIST_PARAMS, TODAY)).toBe(club);
});

test('COMFORT-3: tournaments are filtered by type', () => {
  const club = ['Мексикано', 'Американо', 'Микст'].map((tournament_type, index) =>
    createTournament({ id: index + 1, tournament_type }),
  );
  expect(filterIds(club, { type: 'Американо' })).toEqual([2]);
});

describe('by period', () => {
  const DATES = [
    '2026-05-31',
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-07',
    '2026-06-08',
    'скоро',
    '',
  ];
  const club = DATES.map((date, index) => createTournament({ id: index, date }));
  const filterDates = (params: Partial<ListParams>) =>
    filterIds(club, params).map((id) => DATES[id]);

  test.each([
    ['coming', DATES.slice(3)],
    ['today', ['2026-06-03']],
    ['week', DATES.slice(1, 6)],
    ['past', DATES.slice(0, 3)],
  ])('COMFORT-3: %s', (period, expected) => {
    expect(filterDates({ period })).toEqual(expected);
  });

  test('COMFORT-3: a period includes its first and its last day, and either may be left out', () => {
    const filterRange = (from: string, to: string) => filterDates({ period: 'range', from, to });
    expect(filterRange('2026-06-02', '2026-06-04')).toEqual(DATES.slice(2, 5));
    expect(filterRange('2026-06-07', '')).toEqual(DATES.slice(5, 7));
    expect(filterRange('', '2026-06-01')).toEqual(DATES.slice(0, 2));
    expect(filterRange('2026-06-04', '2026-06-02')).toEqual([]);
  });

  test('COMFORT-3: a week is from Monday to Sunday, on its Sunday and over the new year too', () => {
    const sunday = createTournament({ id: 1, date: '2027-01-03' });
    const monday = createTournament({ id: 2, date: '2026-12-28' });
    const next = createTournament({ id: 3, date: '2027-01-04' });
    expect(filterIds([sunday, monday, next], { period: 'week' }, '2027-01-03')).toEqual([1, 2]);
    expect(filterIds([sunday, monday, next], { period: 'week' }, '2027-01-04')).toEqual([3]);
  });
});

test('COMFORT-3: tournaments are filtered by the level of a player who wants to take part', () => {
  const ranges = [
    [1, 2.5],
    [3, null],
    [3.5, 4],
    [null, 3],
    [null, null],
  ] as const;
  const club = ranges.map(([level_from, level_to], id) =>
    createTournament({ id, level_from, level_to }),
  );
  expect(filterIds(club, { level: '2.5' })).toEqual([0, 3, 4]);
  expect(filterIds(club, { level: '3' })).toEqual([1, 3, 4]);
  expect(filterIds(club, { level: '4' })).toEqual([1, 2, 4]);
});

test('COMFORT-3: tournaments are filtered by having applications or none', () => {
  const club = [
    createTournament({ id: 1, applications: [] }),
    createTournament({ id: 2, applications: applied }),
  ];
  expect(filterIds(club, { applications: 'with' })).toEqual([2]);
  expect(filterIds(club, { applications: 'without' })).toEqual([1]);
});

test('COMFORT-3: all filters count together', () => {
  const club = [
    createTournament({ id: 1, date: TODAY, tournament_type: 'Американо', applications: [] }),
    createTournament({ id: 2, date: TODAY, tournament_type: 'Мексикано', applications: [] }),
    createTournament({ id: 3, date: TODAY, tournament_type: 'Американо', applications: applied }),
    createTournament({ id: 4, date: '2026-07-01', tournament_type: 'Американо', applications: [] }),
  ];
  expect(filterIds(club, { type: 'Американо', period: 'week', applications: 'without' })).toEqual([
    1,
  ]);
});
