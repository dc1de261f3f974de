import { formatDateTime } from '../../../src/domain/dates/instants';
import { TRASH_DAYS } from '../../../src/domain/editing/history';
import { countTrashDaysLeft, parseTrash } from '../../../src/domain/editing/trash';

const DAY_MS = 86_400_000;
const DELETED_AT = '2026-06-01T09:00:00.000Z';
const since = Date.parse(DELETED_AT);

test.each([
  [0, 30],
  [-5 * 60_000, 30],
  [1, 30],
  [DAY_MS - 1, 30],
  [DAY_MS, 29],
  [9.5 * DAY_MS, 21],
  [30 * DAY_MS - 1, 1],
  [30 * DAY_MS, 0],
  [31 * DAY_MS, 0],
])('COMFORT-32: %d ms after its deletion a tournament remains for %d days', (later, days) => {
  expect(countTrashDaysLeft(DELETED_AT, since + later)).toBe(days);
  expect(TRASH_DAYS).toBe(30);
});

test('COMFORT-32: a deletion at an unknown time has no known days left', () => {
  expect(countTrashDaysLeft('вчера', since)).toBeNull();
  expect(countTrashDaysLeft('', since)).toBeNull();
});

test('COMFORT-32: the trash is normalised as the list is, and keeps the time of deletion', () => {
  const parsed = parseTrash([
    { id: 2, start_time: '10:00:00', organizer_phone: '79161234567', deleted_at: DELETED_AT },
    'мусор',
    { id: 2, deleted_at: 7 },
    { organizer_name: 'Без номера' },
  ])!;
  expect(parsed.map(({ id, deleted_at }) => [id, deleted_at])).toEqual([
    [2, DELETED_AT],
    [-2, '7'],
    [-3, ''],
  ]);
  expect(parsed[0]).toMatchObject({
    start_time: '10:00',
    organizer_phone: '+7 (916) 123-45-67',
    applications: [],
  });
  expect(parsed[2]!.organizer_name).toBe('Без номера');
});

test.each([null, 'вчера', 7, {}])('COMFORT-32: %j is no trash', (data) => {
  expect(parseTrash(data)).toBeNull();
});

test.each([
  ['2026-11-21T11:05:00.000Z', 'Europe/Moscow', '21 ноября 2026, 14:05'],
  ['2026-11-21T21:00:00.000Z', 'Europe/Moscow', '22 ноября 2026, 00:00'],
  ['2026-06-05T23:59:59Z', 'Asia/Vladivostok', '06 июня 2026, 09:59'],
  ['2026-06-05 10:00', 'UTC', '05 июня 2026, 10:00'],
  ['вчера', 'UTC', 'вчера'],
  ['', 'UTC', '—'],
])('COMFORT-33: %j in %s is «%s»', (instant, zone, text) => {
  expect(formatDateTime(instant, zone)).toBe(
    text.replace(/^(\d+) (\S+) (\d+),/, '$1\u00a0$2\u00a0$3,'),
  );
});
