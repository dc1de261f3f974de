import fc from 'fast-check';
import { sortTournaments } from '../../../src/domain/list/sorting';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { SORT_COLUMNS } from '../../../src/domain/list/listParams';
import { createApplication, createTournament } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const sortIds = (given: Partial<Tournament>[], sort: string) =>
  sortTournaments(
    given.map((facts, id) => createTournament({ id: id + 1, ...facts })),
    sort,
  ).map(({ id }) => id);

test.each([
  ['type', [{ tournament_type: 'Мексикано' }, { tournament_type: 'Американо' }], [2, 1]],
  ['date', [{ date: '2026-07-01' }, { date: '2026-06-30' }], [2, 1]],
  ['time', [{ start_time: '18:00' }, { start_time: '08:30' }], [2, 1]],
  ['level', [{ level_from: 10 }, { level_from: 2.5 }], [2, 1]],
  ['fee', [{ entry_fee: 1500 }, { entry_fee: 900 }, { entry_fee: 0 }], [3, 2, 1]],
  [
    'organizer',
    [{ organizer_name: 'Ёлкин' }, { organizer_name: 'дроздов' }, { organizer_name: ' Жуков' }],
    [2, 1, 3],
  ],
] as const)(
  'COMFORT-2: tournaments are sorted by %s, and the other way round',
  (column, given, expected) => {
    expect(sortIds([...given], column)).toEqual(expected);
    expect(sortIds([...given], `-${column}`)).toEqual([...expected].reverse());
  },
);

test('COMFORT-2: tournaments are sorted by how many have applied', () => {
  const given = [2, 0, 11].map((count) => ({
    applications: Array.from({ length: count }, () => createApplication()),
  }));
  expect(sortIds(given, 'applications')).toEqual([2, 1, 3]);
});

test('COMFORT-2: missing values come last in both directions', () => {
  const given = [{ entry_fee: null }, { entry_fee: 5 }, { entry_fee: 0 }];
  expect(sortIds(given, 'fee')).toEqual([3, 2, 1]);
  expect(sortIds(given, '-fee')).toEqual([2, 3, 1]);
  expect(sortIds([{ organizer_name: '' }, { organizer_name: 'Анна' }], '-organizer')).toEqual([
    2, 1,
  ]);
});

test('COMFORT-2: equal rows are ordered by date and time in both directions', () => {
  const given = [
    { entry_fee: 5, date: '2026-06-02', start_time: '09:00' },
    { entry_fee: 5, date: '2026-06-01', start_time: '12:00' },
    { entry_fee: 5, date: '2026-06-01', start_time: '09:00' },
  ];
  expect(sortIds(given, 'fee')).toEqual([3, 2, 1]);
  expect(sortIds(given, '-fee')).toEqual([3, 2, 1]);
});

test('COMFORT-2: any sorting loses nothing and leaves the given list unchanged', () => {
  const fee = fc.option(fc.nat(9), { nil: null });
  fc.assert(
    fc.property(fc.array(fee), fc.constantFrom(...SORT_COLUMNS), fc.boolean(), (fees, by, down) => {
      const given = fees.map((entry_fee, id) => createTournament({ id, entry_fee }));
      const before = [...given];
      const after = sortTournaments(given, down ? `-${by}` : by);
      expect(given).toEqual(before);
      expect(new Set(after)).toEqual(new Set(given));
    }),
    createRuns(),
  );
});
