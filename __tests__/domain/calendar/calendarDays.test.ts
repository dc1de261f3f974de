import fc from 'fast-check';
import {
  createTournamentsByDay,
  getAdjacentPeriodDay,
  listDaysOfMonth,
  toMonth,
  toDayOrToday,
  listWeeksOfMonth,
} from '../../../src/domain/calendar/calendarDays';
import { addDays, listDaysOfWeek } from '../../../src/domain/dates/dates';
import {
  formatDay,
  formatFullDay,
  formatMonth,
  formatWeek,
} from '../../../src/domain/dates/formatDays';
import { createTournament, TODAY } from '../support/samples';
import { createRuns } from '../../support/createRuns';

const aDay = fc
  .date({
    min: new Date('1900-01-01'),
    max: new Date('9998-12-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

const getWeekday = (day: string): number => new Date(day).getUTCDay();

describe('the days', () => {
  test('COMFORT-10: a week runs from Monday to Sunday, over the ends of months and years', () => {
    expect(listDaysOfWeek('2026-12-05')).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(listDaysOfWeek('2027-01-01')[0]).toBe('2026-12-28');
    expect(listDaysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
  });

  test('COMFORT-10: a month is its whole weeks, four to six of them', () => {
    const getEnds = (day: string) => {
      const weeks = listWeeksOfMonth(day);
      return [weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)];
    };
    expect(getEnds('2027-02-10')).toEqual([4, '2027-02-01', '2027-02-28']);
    expect(getEnds('2026-12-31')).toEqual([5, '2026-11-30', '2027-01-03']);
    expect(getEnds('2026-08-31')).toEqual([6, '2026-07-27', '2026-09-06']);
  });

  test.each([
    ['2028-02-29', 29],
    ['2026-02-01', 28],
    ['2000-02-01', 29],
    ['2100-02-01', 28],
    ['2026-12-15', 31],
  ])('COMFORT-10: the month of %s has %i days', (day, count) => {
    expect(listDaysOfMonth(day)).toHaveLength(count);
  });

  test('COMFORT-10: the week and the month of any day contain it once, in order', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const week = listDaysOfWeek(day);
        expect(week.filter((one) => one === day)).toHaveLength(1);
        expect(week.map(getWeekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
        const month = listWeeksOfMonth(day).flat();
        expect(month).toEqual([...new Set(month)].sort());
        expect(listDaysOfMonth(day)).toContain(day);
        expect(new Set(listDaysOfMonth(day).map(toMonth))).toEqual(new Set([toMonth(day)]));
      }),
      createRuns(),
    );
  });

  test('COMFORT-10: from a month one comes to the first of the next, and to today in its own month', () => {
    expect(getAdjacentPeriodDay('month', '2026-07-31', 1, TODAY)).toBe('2026-08-01');
    expect(getAdjacentPeriodDay('month', '2026-12-31', 1, TODAY)).toBe('2027-01-01');
    expect(getAdjacentPeriodDay('month', '2026-01-15', -1, TODAY)).toBe('2025-12-01');
    expect(getAdjacentPeriodDay('month', '2026-07-31', -1, TODAY)).toBe(TODAY);
  });

  test('COMFORT-10: from a week one comes to the same weekday of the next', () => {
    expect(getAdjacentPeriodDay('week', '2026-12-30', 1, TODAY)).toBe('2027-01-06');
    expect(getAdjacentPeriodDay('week', '2028-03-03', -1, TODAY)).toBe('2028-02-25');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  test.each(['', '2026-02-30', 'завтра', '0001-01-01', '9999-12-31', '2026-6-5'])(
    'COMFORT-10: %j is no day to show, and today stands in for it',
    (text) => expect(toDayOrToday(text, TODAY)).toBe(TODAY),
  );

  test('COMFORT-10: a day that exists is shown', () => {
    expect(toDayOrToday('2028-02-29', TODAY)).toBe('2028-02-29');
  });
});

describe('the texts', () => {
  test('COMFORT-10: a month, a day and a whole date are named in Russian', () => {
    expect(formatMonth('2026-11-21')).toBe('ноябрь 2026');
    expect(formatMonth('2026-05-01')).toBe('май 2026');
    expect(formatDay('2026-12-05')).toBe('5 декабря');
    expect(formatFullDay('2026-12-05')).toBe('суббота, 5 декабря 2026');
  });

  test.each([
    ['2026-11-18', '16 – 22 ноября 2026'],
    ['2026-12-01', '30 ноября – 6 декабря 2026'],
    ['2026-12-31', '28 декабря 2026 – 3 января 2027'],
  ])('COMFORT-10: the week of %s is «%s»', (day, expected) => {
    expect(formatWeek(listDaysOfWeek(day)).replace(/\s/g, ' ')).toBe(expected);
  });
});

describe('the tournaments on their days', () => {
  const createTournamentOn = (id: number, date: string, start_time = '10:00') =>
    createTournament({ id, date, start_time });
  const listIds = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  test('COMFORT-10: each is on its day, by its start and then by its id', () => {
    const days = createTournamentsByDay([
      createTournamentOn(4, '2026-06-06', '18:00'),
      createTournamentOn(3, '2026-06-06'),
      createTournamentOn(1, '2026-06-07'),
      createTournamentOn(2, '2026-06-06'),
    ]);
    expect(listIds(days.listOn('2026-06-06'))).toEqual([2, 3, 4]);
    expect(listIds(days.listOn('2026-06-07'))).toEqual([1]);
    expect(days.listOn('2026-06-08')).toEqual([]);
    expect(days.undatedCount).toBe(0);
  });

  test('COMFORT-10, WIRE-7: tournaments without a readable date are counted, and are on no day', () => {
    const days = createTournamentsByDay([
      createTournamentOn(1, 'скоро'),
      createTournamentOn(2, ''),
      createTournamentOn(3, '2026-02-30'),
      createTournamentOn(4, '2026-06-06'),
    ]);
    expect(days.undatedCount).toBe(3);
    const shown = [...listDaysOfMonth('2026-02-01'), ...listDaysOfMonth('2026-06-01')];
    expect(listIds(shown.flatMap((day) => days.listOn(day)))).toEqual([4]);
  });

  test('COMFORT-10: the list is left as it was', () => {
    const list = [
      createTournamentOn(2, '2026-06-06', '18:00'),
      createTournamentOn(1, '2026-06-06'),
    ];
    createTournamentsByDay(list);
    expect(listIds(list)).toEqual([2, 1]);
  });
});
