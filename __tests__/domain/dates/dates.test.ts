import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toDay, isRealDate, isTimeZone } from '../../../src/domain/dates/dates';
import type { ZoneReport } from '../support/zoneReport';

/** Zones without daylight saving time, with their offsets from UTC in hours. */
const FIXED = [
  ['Etc/GMT+12', -12],
  ['UTC', 0],
  ['Asia/Vladivostok', 10],
  ['Pacific/Kiritimati', 14],
] as const;

const HOUR = 3_600_000;

describe('the day of an instant', () => {
  test.each(FIXED)(
    'RULE-13: in %s the day changes at its own midnight, %d hours off',
    (zone, hours) => {
      const midnight = Date.UTC(2026, 5, 5) - hours * HOUR;
      expect(toDay(midnight - 1, zone)).toBe('2026-06-04');
      expect(toDay(midnight - 0.5, zone)).toBe('2026-06-04');
      expect(toDay(midnight, zone)).toBe('2026-06-05');
      expect(toDay(midnight + 24 * HOUR - 1, zone)).toBe('2026-06-05');
      expect(toDay(midnight + 24 * HOUR, zone)).toBe('2026-06-06');
    },
  );

  test('RULE-13: one instant is on three days around the world', () => {
    const instant = Date.UTC(2025, 11, 31, 11);
    const days = FIXED.map(([zone]) => toDay(instant, zone));
    expect(days).toEqual(['2025-12-30', '2025-12-31', '2025-12-31', '2026-01-01']);
  });

  test('RULE-13: daylight saving is kept, in spring and in autumn', () => {
    const toBerlinDay = (instant: string) => toDay(instant, 'Europe/Berlin');
    expect(toBerlinDay('2026-03-28T22:59:59Z')).toBe('2026-03-28');
    expect(toBerlinDay('2026-03-28T23:00:00Z')).toBe('2026-03-29');
    expect(toBerlinDay('2026-03-29T21:59:59Z')).toBe('2026-03-29');
    expect(toBerlinDay('2026-03-29T22:00:00Z')).toBe('2026-03-30');
    expect(toBerlinDay('2026-10-25T22:59:59Z')).toBe('2026-10-25');
    expect(toBerlinDay('2026-10-25T23:00:00Z')).toBe('2026-10-26');
  });

  test.each([
    '2026-06-04T21:30:00Z',
    '2026-06-04T21:30:00.123456Z',
    '2026-06-04T21:30Z',
    '2026-06-05T00:30:00+03:00',
    '2026-06-04 21:30:00',
    '2026-06-04T21:30:00',
  ])('RULE-13: %s is 5 June in Moscow; without an offset it is read as UTC', (instant) => {
    expect(toDay(instant, 'Europe/Moscow')).toBe('2026-06-05');
  });

  test.each([
    '',
    '5',
    'вчера',
    'турнир 1',
    '2026-06-05',
    '2026-02-30T10:00:00Z',
    '2026-06-05T24:61Z',
  ])('FORMAT-2: %j is no instant and raises', (text) => {
    expect(() => toDay(text, 'UTC')).toThrow(RangeError);
  });

  test('RULE-13: an instant beyond all time and a zone that does not exist raise', () => {
    // Compares the name only: where Node has Temporal, its errors come from another realm.
    const rangeError = expect.objectContaining({ name: 'RangeError' });
    expect(() => toDay(NaN, 'UTC')).toThrow(rangeError);
    expect(() => toDay(1e20, 'UTC')).toThrow(rangeError);
    expect(() => toDay(0, 'Europe/Nowhere')).toThrow(rangeError);
  });
});

test.each([
  ['2026-06-05', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-6-5', false],
  ['26-06-05', false],
  ['2026-06-05 ', false],
  ['05.06.2026', false],
  ['', false],
])('RULE-12: %j names a day that exists: %s', (text, isReal) => {
  expect(isRealDate(text)).toBe(isReal);
});

test.each([
  ['Europe/Moscow', true],
  ['Asia/Vladivostok', true],
  ['UTC', true],
  ['Europe/Nowhere', false],
  ['Москва', false],
  ['', false],
])('RULE-13: %j is a time zone: %s', (text, isZone) => {
  expect(isTimeZone(text)).toBe(isZone);
});

describe("on a device in another zone than the club's", () => {
  /** Node fixes the time zone at a process's start, so each zone runs in its own process. */
  const readReport = async (TZ: string): Promise<ZoneReport> => {
    const script = join(__dirname, '../support/zoneReport.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      env: { ...process.env, TZ },
    });
    return JSON.parse(stdout) as ZoneReport;
  };

  test.concurrent.each([
    'UTC',
    'Etc/GMT+12',
    'Europe/Moscow',
    'Asia/Vladivostok',
    'Pacific/Kiritimati',
    // These zones change clocks around midnight, where naive date arithmetic skips days.
    'America/Nuuk',
    'America/Havana',
  ])(
    'RULE-13, INPUT-1, FORMAT-2: in %s each day and each instant is shown as everywhere',
    async (zone) => {
      expect(await readReport(zone)).toEqual({
        zone,
        strayed: [],
        lost: [],
        shown: [
          '05\u00a0июня\u00a02026',
          '05.06.2026',
          'пт',
          '06\u00a0июня\u00a02026',
          '06\u00a0июня\u00a02026',
          '05\u00a0июня\u00a02026',
        ],
      });
    },
    30_000,
  );
});
