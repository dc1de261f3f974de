import fc from 'fast-check';
import {
  toCopyRequest,
  createNextWeekCopy,
  findNextWeekDate,
} from '../../../src/domain/editing/copies';
import { toRequestFromForm, toFormValues } from '../../../src/domain/tournament/formValues';
import { createTournament, TODAY } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const getWeekday = (day: string): number => new Date(day).getUTCDay();

test.each([
  ['2026-06-06', '2026-06-13', 'a week later'],
  ['2026-05-29', '2026-06-05', 'a week later, which is today'],
  ['2026-05-28', '2026-06-11', 'the next such weekday, since a week later is past'],
  ['2020-06-05', '2026-06-05', 'today, which is such a weekday'],
  ['2020-02-29', '2026-06-06', 'the next Saturday'],
  ['2026-12-28', '2027-01-04', 'a week later, in the next year'],
  ['2028-02-23', '2028-03-01', 'a week later, over a leap day'],
])('COMFORT-12, COMFORT-22: a copy of %s is on %s: %s', (date, expected) => {
  expect(findNextWeekDate(date, TODAY)).toBe(expected);
});

test.each(['', 'скоро', '2026-02-30', '9999-12-28'])('COMFORT-12: %j has no next week', (date) => {
  expect(findNextWeekDate(date, TODAY)).toBeNull();
});

test('COMFORT-12: a copy of any date has its weekday, and the first possible date', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (date, today) => {
      const next = findNextWeekDate(date, today)!;
      expect(getWeekday(next)).toBe(getWeekday(date));
      expect(next > date && next >= today).toBe(true);
      const before = new Date(Date.parse(next) - 7 * 86_400_000).toISOString().slice(0, 10);
      expect(before <= date || before < today).toBe(true);
    }),
    createRuns(),
  );
});

test('COMFORT-12, PLAY-71: a copy has everything of its tournament but the date, and names it', () => {
  const tournament = createTournament({ end_time: null, level_to: null });
  const { date, ...rest } = toCopyRequest(tournament, '2026-06-13');
  expect(date).toBe('2026-06-13');
  expect(rest).toEqual({
    ...toRequestFromForm(toFormValues(tournament)),
    date: undefined,
    copyOf: tournament.id,
  });
});

test('DESK-20: a tournament is repeated on the day of its copy; without a date it is not', () => {
  const tournament = createTournament({ date: '2026-06-06' });
  expect(createNextWeekCopy(tournament, TODAY)).toEqual(toCopyRequest(tournament, '2026-06-13'));
  expect(createNextWeekCopy({ ...tournament, date: 'скоро' }, TODAY)).toBeNull();
});
