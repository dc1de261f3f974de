import { listWeeklyDates } from '../../../src/domain/editing/series';

test('COMFORT-23 a series is on the same weekday week after week, over month, year and leap day', () => {
  expect(listWeeklyDates('2027-12-20', 3)).toEqual(['2027-12-20', '2027-12-27', '2028-01-03']);
  expect(listWeeklyDates('2028-02-24', 2)).toEqual(['2028-02-24', '2028-03-02']);
  expect(listWeeklyDates('2026-02-30', 3)).toEqual([]);
  expect(listWeeklyDates('', 3)).toEqual([]);
});

test('COMFORT-23: after the last year of four digits there are no dates', () => {
  expect(listWeeklyDates('9999-12-20', 26)).toEqual(['9999-12-20', '9999-12-27']);
});
