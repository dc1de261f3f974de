import fc from 'fast-check';
import { addDays, toDay } from '../../../src/domain/dates/dates';
import { BUCKET_STEP_TEXTS } from '../../../src/domain/season/seasonFormat';
import {
  splitRangeIntoBuckets,
  findBucketIndex,
  computePositionInBuckets,
  getPeriodRange,
  findStartOfDay,
  type DayRange,
} from '../../../src/domain/season/seasonPeriod';
import { createRuns } from '../../support/createRuns';

const NEVER: DayRange = { first: '', last: '' };
const DAY_MS = 86_400_000;

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the days of a period', () => {
  test.each([
    ['2026-11-22', '2026-08-31', '2026-12-20'],
    ['2026-11-16', '2026-08-31', '2026-12-20'],
    ['2026-11-23', '2026-09-07', '2026-12-27'],
    ['2027-01-01', '2026-10-12', '2027-01-31'],
  ])('COMFORT-90: seen from %s twelve weeks and four ahead are %s to %s', (today, first, last) => {
    expect(getPeriodRange('recent', today, NEVER)).toEqual({ first, last });
    expect(splitRangeIntoBuckets({ first, last }).starts).toHaveLength(16);
  });

  test('COMFORT-90: a year is its days, all time what there is', () => {
    expect(getPeriodRange('year', '2028-02-29', NEVER)).toEqual({
      first: '2028-01-01',
      last: '2028-12-31',
    });
    const whole = { first: '2026-05-06', last: '2026-07-08' };
    expect(getPeriodRange('all', '2026-11-22', whole)).toBe(whole);
  });
});

describe('the columns', () => {
  test('COMFORT-90: weeks begin on Monday, also over the end of a year', () => {
    expect(splitRangeIntoBuckets({ first: '2026-12-30', last: '2027-01-05' })).toEqual({
      step: 'week',
      starts: ['2026-12-28', '2027-01-04'],
      end: '2027-01-11',
    });
  });

  test('COMFORT-90: up to 36 weeks stay weeks, and 36 months months', () => {
    const monday = '2026-01-05';
    const getStep = (first: string, last: string) => splitRangeIntoBuckets({ first, last }).step;
    expect(getStep(monday, addDays(monday, 36 * 7 - 1))).toBe('week');
    expect(getStep(monday, addDays(monday, 36 * 7))).toBe('month');
    expect(getStep('2024-01-31', '2026-12-01')).toBe('month');
    expect(getStep('2024-01-31', '2027-01-01')).toBe('year');
  });

  test('COMFORT-90: months and years follow each other without a gap, long or short', () => {
    expect(splitRangeIntoBuckets({ first: '2027-12-31', last: '2028-10-15' })).toEqual({
      step: 'month',
      starts: [
        ...['2027-12-01', '2028-01-01', '2028-02-01', '2028-03-01', '2028-04-01', '2028-05-01'],
        ...['2028-06-01', '2028-07-01', '2028-08-01', '2028-09-01', '2028-10-01'],
      ],
      end: '2028-11-01',
    });
    const years = splitRangeIntoBuckets({ first: '2023-06-01', last: '2029-01-01' });
    expect(years.starts.map((start) => start.slice(0, 4)).join(' ')).toBe(
      '2023 2024 2025 2026 2027 2028 2029',
    );
    expect(years.end).toBe('2030-01-01');
  });

  test('COMFORT-90: every day of any span is in one column, in order', () => {
    fc.assert(
      fc.property(aDay, fc.nat(11_000), (first, length) => {
        const last = addDays(first, length);
        const { starts, end } = splitRangeIntoBuckets({ first, last });
        const bounds = [...starts, end];
        expect(starts.length).toBeLessThanOrEqual(36);
        expect(bounds).toEqual([...new Set(bounds)].sort());
        expect(findBucketIndex(bounds, first)).toBe(0);
        expect(findBucketIndex(bounds, last)).toBe(starts.length - 1);
      }),
      createRuns(),
    );
  });

  test('COMFORT-90: a moment before the first or after the last column is in none', () => {
    expect([9, 10, 19, 20, 29, 30, NaN].map((at) => findBucketIndex([10, 20, 30], at))).toEqual([
      -1, 0, 0, 1, 1, -1, -1,
    ]);
  });

  test('COMFORT-91: today is as far into the columns as its noon', () => {
    const weeks = splitRangeIntoBuckets({ first: '2026-11-16', last: '2026-11-29' });
    expect(computePositionInBuckets('2026-11-16', weeks)).toBeCloseTo(0.5 / 7);
    expect(computePositionInBuckets('2026-11-29', weeks)).toBeCloseTo(1 + 6.5 / 7);
    expect(computePositionInBuckets('2026-11-30', weeks)).toBeNull();
    expect(computePositionInBuckets('2026-11-15', weeks)).toBeNull();
  });
});

describe('the first instant of a day', () => {
  test.each([
    ['2026-06-05', 'Europe/Moscow', '2026-06-04T21:00:00Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
    // This zone skips midnight: the day begins at one o'clock.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
    ['2026-01-01', 'Etc/GMT+12', '2026-01-01T12:00:00Z'],
    // Samoa crossed the date line and skipped this day.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('RULE-13: %s begins in %s at %s', (day, zone, instant) => {
    expect(new Date(findStartOfDay(day, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });

  test('RULE-13: it is the first instant that has that day, in any zone', () => {
    const zone = fc.constantFrom(
      'Europe/Moscow',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'America/Lima',
    );
    fc.assert(
      fc.property(aDay, zone, (day, where) => {
        const start = findStartOfDay(day, where);
        expect(toDay(start, where)).toBe(day);
        expect(toDay(start - 1, where)).toBe(addDays(day, -1));
        expect(Math.abs(start - Date.parse(day))).toBeLessThan(DAY_MS);
      }),
      createRuns(50),
    );
  });
});

describe('the texts', () => {
  const toPlain = (text: string) => text.replace(/\u00a0/g, ' ');
  const listTexts = (step: keyof typeof BUCKET_STEP_TEXTS, start: string) => {
    const { formatName, formatWhen, formatTick } = BUCKET_STEP_TEXTS[step];
    return [formatName(start), formatWhen(start), formatTick(start)].map(toPlain);
  };

  test('COMFORT-91: a week, a month and a year are named in Russian', () => {
    expect(listTexts('week', '2026-11-09')).toEqual([
      '9 – 15 ноября',
      'на неделе с 9 ноября',
      '9 нояб.',
    ]);
    expect(listTexts('week', '2026-12-28')[0]).toBe('28 декабря – 3 января');
    expect(listTexts('month', '2026-05-01')).toEqual(['май 2026', 'в мае 2026', 'май']);
    expect(listTexts('year', '2026-01-01')).toEqual(['2026', 'в 2026 году', '2026']);
  });

  test('COMFORT-91: a text about a month has its name in the right case', () => {
    const months = Array.from(
      { length: 12 },
      (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`,
    );
    expect(
      months.map((month) => toPlain(BUCKET_STEP_TEXTS.month.formatWhen(month)).split(' ')[1]),
    ).toEqual([
      ...['январе', 'феврале', 'марте', 'апреле', 'мае', 'июне'],
      ...['июле', 'августе', 'сентябре', 'октябре', 'ноябре', 'декабре'],
    ]);
  });
});
