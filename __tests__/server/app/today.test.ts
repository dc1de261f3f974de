import { createTodayClock } from '../../../src/server/lib/clock';

test.each([
  ['Europe/Moscow', '+03:00'],
  ['Asia/Kathmandu', '+05:45'],
  ['Pacific/Chatham', '+12:45'],
  ['America/St_Johns', '-02:30'],
])('in %s a day begins with its first millisecond, and not before', (timeZone, offset) => {
  const midnight = Date.parse(`2026-06-05T00:00:00${offset}`);
  let now = midnight - 1;
  const today = createTodayClock(() => now, timeZone);
  expect(today()).toBe('2026-06-04');
  now = midnight;
  expect(today()).toBe('2026-06-05');
  now = midnight - 1;
  expect(today()).toBe('2026-06-04');
});
