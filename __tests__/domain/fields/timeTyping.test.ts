import fc from 'fast-check';
import { digits, mixed, createTimeField } from '../support/typedFields';
import { createRuns } from '../../support/createRuns';

describe('the time field', () => {
  test.each([
    ['930', '09:30'],
    ['2599', '23:59'],
    ['1275', '12:59'],
    ['0800', '08:00'],
    ['1000', '10:00'],
    ['2359', '23:59'],
    ['2360', '23:59'],
    ['2400', '23:00'],
    ['2959', '23:59'],
    ['345', '03:45'],
    ['9', '09:'],
    ['3', '03:'],
    ['2', '2'],
    ['10', '10:'],
    ['24', '23:'],
    ['127', '12:7'],
    ['09:30', '09:30'],
    ['9.30', '09:30'],
    ['10 ч 15 мин', '10:15'],
    ['103045', '10:30'],
    ['полдень', ''],
    ['', ''],
  ])('INPUT-2: %j gives %j, typed and pasted', (given, expected) => {
    expect(createTimeField().type(given).text).toBe(expected);
    expect(createTimeField().paste(given).text).toBe(expected);
  });

  test('INPUT-2: the colon comes automatically after the hour, and backspace takes it away', () => {
    const field = createTimeField().type('09');
    expect(field.text).toBe('09:');
    expect(field.caret).toBe(3);
    expect(field.backspace().text).toBe('09');
    expect(field.type('30').text).toBe('09:30');
    expect(createTimeField().type('25').backspace().text).toBe('23');
  });

  test('INPUT-2: backspace goes back through a whole time to nothing', () => {
    const field = createTimeField().type('0930');
    const seen = Array.from({ length: 5 }, () => field.backspace().text);
    expect(seen).toEqual(['09:3', '09:', '09', '0', '']);
    expect(field.leave().text).toBe('');
  });

  test('INPUT-2: typing a new hour over the old one leaves the minutes as they are', () => {
    const field = createTimeField().show('09:45').select(0, 2).type('2');
    expect(field.text).toBe('2_:45');
    expect(field.type('0').text).toBe('20:45');
    expect(createTimeField().show('09:45').select(0, 2).type('8').text).toBe('08:45');
    expect(createTimeField().show('09:45').select(2).backspace(2).type('19').text).toBe('19:45');
  });

  test('INPUT-2: an hour that only becomes too late by an edit in its middle is capped too', () => {
    expect(createTimeField().show('19:45').select(0, 1).backspace().text).toBe('9_:45');
    expect(createTimeField().show('19:45').select(0, 1).backspace().type('2').text).toBe('23:45');
  });

  test('INPUT-2: a colon with nothing left around it is an empty field', () => {
    expect(
      createTimeField().show('09:45').select(0, 2).backspace().select(5).backspace(2).text,
    ).toBe('');
    expect(createTimeField().show('09:45').select(0).deleteAhead(5).text).toBe('');
  });

  test('INPUT-2: typing by the character equals pasting, and a whole time exists on the clock', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        const typed = createTimeField().type(text).text;
        expect(createTimeField().paste(text).text).toBe(typed);
        if (typed.length === 5) expect(typed).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
      createRuns(1000),
    );
  });

  test('INPUT-2: every time of the day can be typed, with and without its leading zero', () => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const hour = String(Math.floor(minute / 60)).padStart(2, '0');
      const time = `${hour}:${String(minute % 60).padStart(2, '0')}`;
      expect(createTimeField().type(time).text).toBe(time);
      expect(createTimeField().show(time).text).toBe(time);
      if (/^0[3-9]/.test(time)) expect(createTimeField().type(time.slice(1)).text).toBe(time);
    }
  });
});
