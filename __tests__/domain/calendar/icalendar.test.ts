import { buildCalendar } from '../../../src/domain/calendar/icalendar';
import { toInstant } from '../../../src/domain/dates/instants';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { createApplication, createTournament } from '../support/samples';

const CLUB = { title: 'Клуб «Сетка»', timeZone: 'Europe/Moscow', host: 'club.example' };

/** Unfolded lines of a calendar file. */
const listLines = (tournaments: Tournament[], options = CLUB): string[] =>
  buildCalendar(tournaments, options).replaceAll('\r\n ', '').split('\r\n');

test('COMFORT-44: a tournament becomes an event with its times in UTC', () => {
  const lines = listLines([createTournament({ applications: [createApplication()] })]);
  expect(lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//tennis-club//console//RU',
    'METHOD:PUBLISH',
    'NAME:Клуб «Сетка»',
    'X-WR-CALNAME:Клуб «Сетка»',
    'BEGIN:VEVENT',
    'UID:tournament-7@club.example',
    'SEQUENCE:3',
    'DTSTAMP:20260502T090000Z',
    'DTSTART:20260606T070000Z',
    'DTEND:20260606T110000Z',
    'SUMMARY:Мексикано · уровень 2 - 4.5',
    'DESCRIPTION:Взнос 1 500 ₽\\nОрганизатор: Иван Иванов\\, +7 (916) 123-45-67\\nЗаявок: 1',
    'LAST-MODIFIED:20260502T090000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('COMFORT-44: no line is longer than 75 bytes, and no character is cut', () => {
  const text = buildCalendar([createTournament({ organizer_name: '🎾ёлка '.repeat(40) })], CLUB);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(text.replaceAll('\r\n ', '')).toContain('🎾ёлка '.repeat(39));
});

test.each([null, '', '25:00', '10:00', '09:00'])(
  'COMFORT-44: with %j for an end it is a moment, and says so',
  (end_time) => {
    const lines = listLines([createTournament({ end_time })]);
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^DESCRIPTION:Время окончания не указано/));
  },
);

test('COMFORT-44: the player’s phone stays where it is', () => {
  const text = buildCalendar([createTournament({ applications: [createApplication()] })], CLUB);
  expect(text).not.toContain('765-43-21');
  expect(text).not.toContain('Игроков');
});

test('COMFORT-44: a text written by a user makes no lines of its own', () => {
  const lines = listLines(
    [createTournament({ tournament_type: 'А;Б,В\\Г\r\nEND:VEVENT', organizer_name: 'Ли\nX:1' })],
    { ...CLUB, title: 'Юг; «Сетка»\r\nEND:VCALENDAR' },
  );
  expect(lines).toHaveLength(18);
  expect(lines).toContain('SUMMARY:А\\;Б\\,В\\\\Г END:VEVENT · уровень 2 - 4.5');
  expect(lines).toContain('X-WR-CALNAME:Юг\\; «Сетка» END:VCALENDAR');
});

test('COMFORT-44: another host counts no versions and keeps no dates of change', () => {
  const lines = listLines([
    createTournament({ version: null, updated_at: '', created_at: 'вчера' }),
  ]);
  expect(lines).toContain('SEQUENCE:0');
  expect(lines).toContain('DTSTAMP:20260606T070000Z');
  expect(lines.join()).not.toContain('LAST-MODIFIED');
});

test.each([{ id: -1 }, { date: 'скоро' }, { date: '2026-02-30' }, { start_time: '9 утра' }])(
  'COMFORT-44: %j has no place in a calendar, the others keep theirs',
  (changes) => {
    const lines = listLines([createTournament(changes), createTournament({ id: 8 })]);
    expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
      'UID:tournament-8@club.example',
    ]);
  },
);

test.each([
  ['2026-06-05', '10:00', 'Europe/Moscow', '2026-06-05T07:00:00.000Z'],
  ['2010-07-01', '10:00', 'Europe/Moscow', '2010-07-01T06:00:00.000Z'],
  ['2026-01-01', '08:00', 'Asia/Vladivostok', '2025-12-31T22:00:00.000Z'],
  ['2026-06-05', '23:59', 'Pacific/Kiritimati', '2026-06-05T09:59:00.000Z'],
  ['2026-06-05', '00:15', 'Asia/Kathmandu', '2026-06-04T18:30:00.000Z'],
  ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
])('COMFORT-44, RULE-13: %s %s in %s is %s', (day, time, zone, instant) => {
  expect(new Date(toInstant(day, time, zone)).toISOString()).toBe(instant);
});

test('COMFORT-44: a long calendar makes a formatter or two, and not one for each instant', () => {
  const timeZone = 'Asia/Yekaterinburg';
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const days = ['2026-06-05', '2026-06-06', '2026-06-07'];
  const season = Array.from({ length: 300 }, (_, index) =>
    createTournament({ id: index + 1, date: days[index % days.length]! }),
  );
  expect(listLines(season, { ...CLUB, timeZone })).toHaveLength(8 + 300 * 10);
  expect(made.mock.calls.length).toBeLessThanOrEqual(2);
});
