import {
  formatShortDate,
  formatWeekday,
  formatInstantShortDate,
} from '../../../src/domain/dates/shortDate';
import { formatOrRaw } from '../../../src/domain/lib/formatOrRaw';
import { formatLevel, formatLevelRange } from '../../../src/domain/fields/level';
import { formatFee, formatMoney } from '../../../src/domain/fields/money';
import { formatPhone } from '../../../src/domain/fields/phone';
import { formatSpokenHour, formatTimeRange } from '../../../src/domain/dates/time';
import { formatLongDate, formatInstantLongDate } from '../../../src/domain/dates/longDate';

/** Replaces each space by a no-break space. */
const toUnbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

describe('money', () => {
  test.each([
    [0, '0\u00a0₽'],
    [500, '500\u00a0₽'],
    [1500, '1\u00a0500\u00a0₽'],
    [1_000_000, '1\u00a0000\u00a0000\u00a0₽'],
    [1500.4, '1\u00a0500\u00a0₽'],
  ])('FORMAT-1: %d is shown as %s, with no-break spaces and no kopecks', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test('LIST-2, DETAIL-2: a fee that is not known is a dash, one of 0 is 0 ₽', () => {
    expect(formatFee(null)).toBe('—');
    expect(formatFee(0)).toBe('0\u00a0₽');
  });
});

describe('dates', () => {
  test.each([
    ['2026-01-31', '31 января 2026'],
    ['2026-02-01', '01 февраля 2026'],
    ['2026-03-08', '08 марта 2026'],
    ['2026-04-10', '10 апреля 2026'],
    ['2026-05-09', '09 мая 2026'],
    ['2026-06-05', '05 июня 2026'],
    ['2026-07-07', '07 июля 2026'],
    ['2026-08-20', '20 августа 2026'],
    ['2026-09-01', '01 сентября 2026'],
    ['2026-10-04', '04 октября 2026'],
    ['2026-11-30', '30 ноября 2026'],
    ['2026-12-12', '12 декабря 2026'],
    ['2028-02-29', '29 февраля 2028'],
  ])('FORMAT-2: %s in full is «%s», without «г.»', (date, text) => {
    expect(formatLongDate(date)).toBe(toUnbroken(text));
  });

  test.each([
    ['2026-06-01', '01.06.2026', 'пн'],
    ['2026-06-02', '02.06.2026', 'вт'],
    ['2026-06-03', '03.06.2026', 'ср'],
    ['2026-06-04', '04.06.2026', 'чт'],
    ['2026-06-05', '05.06.2026', 'пт'],
    ['2026-06-06', '06.06.2026', 'сб'],
    ['2026-06-07', '07.06.2026', 'вс'],
  ])('LIST-10: %s in the list is %s, %s', (date, short, weekday) => {
    expect(formatShortDate(date)).toBe(short);
    expect(formatWeekday(date)).toBe(weekday);
  });

  test.each([
    '',
    'скоро',
    '2026-02-30',
    '2026-13-01',
    '05.06.2026',
    '2026-6-5',
    '2026-06-05T10:00',
  ])('FORMAT-2: %j raises in every formatter, and the raw text is displayed', (broken) => {
    for (const format of [formatLongDate, formatShortDate, formatWeekday]) {
      expect(() => format(broken)).toThrow(RangeError);
      expect(formatOrRaw(broken, format)).toBe(broken || '—');
    }
  });

  test.each([
    ['Etc/GMT+12', '04 июня 2026', '04.06.2026'],
    ['UTC', '05 июня 2026', '05.06.2026'],
    ['Asia/Vladivostok', '05 июня 2026', '05.06.2026'],
    ['Pacific/Kiritimati', '06 июня 2026', '06.06.2026'],
  ])("RULE-13, FORMAT-2: 10:30 UTC on 5 June is %s's %s", (zone, long, short) => {
    expect(formatInstantLongDate('2026-06-05T10:30:00Z', zone)).toBe(toUnbroken(long));
    expect(formatInstantShortDate('2026-06-05T10:30:00Z', zone)).toBe(short);
  });

  test.each([
    ['вчера', 'вчера'],
    ['5', '5'],
    ['турнир 1', 'турнир 1'],
    ['2026-02-30T10:00:00Z', '2026-02-30T10:00:00Z'],
    ['2026-06-05T25:00:00Z', '2026-06-05T25:00:00Z'],
    ['', '—'],
  ])('FORMAT-2: the instant %j is displayed as %j', (instant, text) => {
    expect(formatInstantLongDate(instant, 'Europe/Moscow')).toBe(text);
    expect(formatInstantShortDate(instant, 'Europe/Moscow')).toBe(text);
  });
});

describe('levels', () => {
  test.each([
    [1, '1'],
    [2, '2'],
    [2.5, '2.5'],
    [7, '7'],
    [10, '10'],
    [3.25, '3.3'],
    [null, 'не указан'],
  ])('FORMAT-3: %j is «%s»', (level, text) => {
    expect(formatLevel(level)).toBe(text);
  });

  test.each([
    [2, 4.5, '2 - 4.5'],
    [1.5, 1.5, '1.5 - 1.5'],
    [2, null, '2+'],
    [2.5, null, '2.5+'],
    [null, 4.5, 'до 4.5'],
    [null, null, 'не указан'],
  ])('DETAIL-2, FORMAT-3: from %j to %j is «%s»', (from, to, text) => {
    expect(formatLevelRange(from, to)).toBe(text);
  });
});

test.each([
  ['10:00', '14:00', '10:00 – 14:00'],
  ['10:00', null, '10:00'],
  ['10:00', '', '10:00'],
  ['', '14:00', '— – 14:00'],
  ['', null, '—'],
])('LIST-10: from %j to %j is «%s»', (start, end, text) => {
  expect(formatTimeRange(start, end)).toBe(text);
});

test.each([
  ['79161234567', '+7 (916) 123-45-67'],
  ['+79161234567', '+7 (916) 123-45-67'],
  ['+7 (916) 123-45-67', '+7 (916) 123-45-67'],
  ['89161234567', '89161234567'],
  ['7916123456', '7916123456'],
  ['791612345678', '791612345678'],
  ['9161234567', '9161234567'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['звонить вечером', 'звонить вечером'],
  ['', ''],
])('FORMAT-4: the phone %j is shown as %j', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  ['08:00', '8:00'],
  ['23:00', '23:00'],
  ['23:59', '23:59'],
  ['10:00', '10:00'],
])('CREATE-5: in hints the hour %s is written %s', (time, text) => {
  expect(formatSpokenHour(time)).toBe(text);
});
