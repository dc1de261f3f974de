import fc from 'fast-check';
import {
  DEFAULT_LIST_PARAMS,
  SORT_COLUMNS,
  toListParams,
} from '../../../src/domain/list/listParams';
import { toListAddressQuery, parseListQuery } from '../../../src/console/state/listAddress';
import { createRuns } from '../../support/createRuns';

test('COMFORT-5: the plain list has no query', () => {
  expect(toListAddressQuery('', DEFAULT_LIST_PARAMS)).toBe('');
  expect(toListAddressQuery('  ', DEFAULT_LIST_PARAMS)).toBe('');
  expect(parseListQuery('')).toEqual({ organizer: '', params: DEFAULT_LIST_PARAMS, open: null });
});

test('COMFORT-5: an address is read back as it was written', () => {
  const choice = (...values: string[]) => fc.constantFrom('', ...values);
  const params = fc.record({
    type: choice('Мексикано', 'Американо'),
    period: choice('coming', 'today', 'week', 'past', 'range'),
    from: choice('2026-06-05'),
    to: choice('2028-02-29'),
    level: choice('1', '3.5', '7'),
    applications: choice('with', 'without'),
    sort: choice(...SORT_COLUMNS, '-fee'),
    view: choice('month', 'week'),
    day: choice('2026-12-31'),
  });
  const open = fc.option(
    fc.record({
      kind: fc.constantFrom('detail' as const, 'edit' as const, 'delete' as const),
      tournamentId: fc.integer({ min: 1, max: 999_999_999 }),
    }),
  );
  const text = fc.string({ unit: 'grapheme' }).filter((typed) => typed.trim() !== '');
  fc.assert(
    fc.property(text, params, open, (organizer, chosen, dialog) => {
      const address = { organizer, params: chosen, open: dialog };
      expect(parseListQuery(toListAddressQuery(organizer, chosen, dialog))).toEqual(address);
    }),
    createRuns(),
  );
});

test.each([
  '?type=Теннис',
  '?period=yesterday',
  '?from=2026-02-30',
  '?level=3.7',
  '?level=8',
  '?applications=yes',
  '?sort=--fee',
  '?sort=id',
  '?view=year',
  '?day=завтра',
  '?edit=0',
  '?detail=-1',
  '?delete=1e9',
  '?constructor=1&__proto__=2',
])('COMFORT-5: the wrong parts of %s are left out', (query) => {
  expect(parseListQuery(query)).toEqual({ organizer: '', params: DEFAULT_LIST_PARAMS, open: null });
});

test('COMFORT-5: valid parts count, whatever is wrong next to them', () => {
  expect(
    toListParams((name) => ({ type: 'Американо', level: 'x' })[name as 'type' | 'level']),
  ).toEqual({
    ...DEFAULT_LIST_PARAMS,
    type: 'Американо',
  });
});
