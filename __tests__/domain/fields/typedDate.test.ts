import fc from 'fast-check';
import {
  toLocalNoon,
  toTypedDate,
  toStoredDate,
  toPickedDay,
} from '../../../src/domain/fields/typedDate';
import { createDateField, digits, mixed } from '../support/typedFields';
import { createRuns } from '../../support/createRuns';

describe('the date field', () => {
  test('INPUT-1: a date is typed as dd.MM.yyyy, and its dots come automatically', () => {
    const field = createDateField();
    const seen = [...'05062026'].map((digit) => field.type(digit).text);
    expect(seen.slice(0, 4)).toEqual(['0', '05.', '05.0', '05.06.']);
    expect(field.text).toBe('05.06.2026');
    expect(createDateField().type('05.06.2026').text).toBe('05.06.2026');
    expect(createDateField().paste('05.06.2026').text).toBe('05.06.2026');
  });

  test('INPUT-1: backspace goes back through a whole date to nothing', () => {
    const field = createDateField().type('05062026');
    const seen = Array.from({ length: 10 }, () => field.backspace().text);
    expect(seen).toEqual([
      '05.06.202',
      '05.06.20',
      '05.06.2',
      '05.06.',
      '05.06',
      '05.0',
      '05.',
      '05',
      '0',
      '',
    ]);
  });

  test('INPUT-1: typing another day over the old one leaves month and year as they are', () => {
    const field = createDateField().show('05.06.2026').select(0, 2).type('1');
    expect(field.text).toBe('1_.06.2026');
    expect(field.type('2').text).toBe('12.06.2026');
  });

  test('INPUT-1: a date deleted from its front to its end is an empty field', () => {
    expect(createDateField().show('05.06.2026').select(0).deleteAhead(10).text).toBe('');
  });

  test('INPUT-1: typing by the character equals pasting', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        expect(createDateField().paste(text).text).toBe(createDateField().type(text).text);
      }),
      createRuns(),
    );
  });

  test.each([
    ['2026-06-05', '05.06.2026'],
    ['2026-02-30', '30.02.2026'],
    ['', ''],
    ['05.0', '05.0'],
    ['1_.06.2026', '1_.06.2026'],
  ])('INPUT-1: stored %j is shown as %j, and stored back', (stored, shown) => {
    expect(toTypedDate(stored)).toBe(shown);
    expect(toStoredDate(shown)).toBe(stored);
  });

  test('INPUT-1: dots with no digit left are no date', () => {
    expect(toStoredDate('__.__.')).toBe('');
  });

  test('INPUT-1: the calendar gets the noon of a stored date, and nothing for one that does not exist', () => {
    expect(toLocalNoon('2026-06-05')).toEqual(new Date(2026, 5, 5, 12));
    for (const broken of ['', '2026-02-30', '05.06.2026', '2026-6-5']) {
      expect(toLocalNoon(broken)).toBeUndefined();
    }
  });

  test('INPUT-1: only the local date of a day from the calendar is stored, at any hour', () => {
    expect(toPickedDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
    expect(toPickedDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
