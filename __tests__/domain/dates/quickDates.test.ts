import { listQuickDates } from '../../../src/domain/dates/quickDates';

const listShown = (today: string) =>
  listQuickDates(today).map(({ label, date }) => `${label} ${date}`);

test.each([
  [
    '2026-11-24',
    ['Сегодня 2026-11-24', 'Завтра 2026-11-25', 'сб\u00a028 2026-11-28', 'Через неделю 2026-12-01'],
  ],
  ['2026-11-27', ['Сегодня 2026-11-27', 'Завтра 2026-11-28', 'Через неделю 2026-12-04']],
  ['2026-11-28', ['Сегодня 2026-11-28', 'Завтра 2026-11-29', 'Через неделю 2026-12-05']],
  [
    '2026-11-29',
    ['Сегодня 2026-11-29', 'Завтра 2026-11-30', 'сб\u00a05 2026-12-05', 'Через неделю 2026-12-06'],
  ],
])('DESK-23: on %s these days are offered', (today, expected) => {
  expect(listShown(today)).toEqual(expected);
});
