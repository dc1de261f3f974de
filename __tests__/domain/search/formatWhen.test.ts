import { formatWhen } from '../../../src/domain/search/formatWhen';
import { TODAY } from '../support/samples';

describe('when it is', () => {
  const when = { date: '2026-06-06', start_time: '10:00', end_time: '14:00' };
  test('COMFORT-81: a moment has weekday, day and time, with the year where it is not this one', () => {
    expect(formatWhen(when, TODAY)).toBe('сб, 6 июня, 10:00 – 14:00');
    expect(formatWhen({ ...when, date: '2027-06-06', end_time: null }, TODAY)).toBe(
      'вс, 6 июня 2027, 10:00',
    );
    expect(formatWhen({ ...when, date: 'скоро' }, TODAY)).toBe('скоро, 10:00 – 14:00');
  });
});
