import fc from 'fast-check';
import { phoneMask } from '../../src/domain/phoneTyping';
import { cappedTime, timeMask } from '../../src/domain/timeTyping';
import { dateMask, noonOf, shownDate, storedDate, storedDay } from '../../src/domain/typedDate';
import { maskedField } from './support/maskedField';

const timeField = () => maskedField(timeMask, cappedTime);
const phoneField = () => maskedField(phoneMask);
const dateField = () => maskedField(dateMask, (text) => shownDate(storedDate(text)));

const fields = [
  ['time', timeField, /^$|^[\d_]{1,2}$|^[\d_]{2}:[\d_]{0,2}$/],
  ['phone', phoneField, /^$|^\+7?$|^\+7 \(?$|^\+7 \(\d{1,3}$|^\+7 \(\d{3}\)[\d -]*$/],
  ['date', dateField, /^$|^[\d_]{1,2}$|^[\d_]{2}\.[\d_]{0,2}$|^[\d_]{2}\.[\d_]{2}\.\d{0,4}$/],
] as const;

const digits = fc.stringMatching(/^\d{0,14}$/);
/** Digits among all that people put between them, and some they do not. */
const mixed = fc.string({
  unit: fc.constantFrom(...'0123456789789+ ()-.:_aЯ\u00a0'),
  maxLength: 24,
});

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
    expect(timeField().type(given).text).toBe(expected);
    expect(timeField().paste(given).text).toBe(expected);
  });

  test('INPUT-2: the colon comes by itself after the hour, and backspace takes it away', () => {
    const field = timeField().type('09');
    expect(field.text).toBe('09:');
    expect(field.caret).toBe(3);
    expect(field.backspace().text).toBe('09');
    expect(field.type('30').text).toBe('09:30');
    expect(timeField().type('25').backspace().text).toBe('23');
  });

  test('INPUT-2: backspace goes back through a whole time to nothing', () => {
    const field = timeField().type('0930');
    const seen = Array.from({ length: 5 }, () => field.backspace().text);
    expect(seen).toEqual(['09:3', '09:', '09', '0', '']);
    expect(field.leave().text).toBe('');
  });

  test('INPUT-2: typing a new hour over the old one leaves the minutes as they are', () => {
    const field = timeField().show('09:45').select(0, 2).type('2');
    expect(field.text).toBe('2_:45');
    expect(field.type('0').text).toBe('20:45');
    expect(timeField().show('09:45').select(0, 2).type('8').text).toBe('08:45');
    expect(timeField().show('09:45').select(2).backspace(2).type('19').text).toBe('19:45');
  });

  test('INPUT-2: an hour that only becomes too late by an edit in its middle is capped too', () => {
    expect(timeField().show('19:45').select(0, 1).backspace().text).toBe('9_:45');
    expect(timeField().show('19:45').select(0, 1).backspace().type('2').text).toBe('23:45');
  });

  test('INPUT-2: a colon with nothing left around it is an empty field', () => {
    expect(timeField().show('09:45').select(0, 2).backspace().select(5).backspace(2).text).toBe('');
    expect(timeField().show('09:45').select(0).del(5).text).toBe('');
  });

  test('INPUT-2: typing by the character equals pasting, and a whole time exists on the clock', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        const typed = timeField().type(text).text;
        expect(timeField().paste(text).text).toBe(typed);
        if (typed.length === 5) expect(typed).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: 1000 },
    );
  });

  test('INPUT-2: every time of the day can be typed, with and without its leading zero', () => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const hour = String(Math.floor(minute / 60)).padStart(2, '0');
      const time = `${hour}:${String(minute % 60).padStart(2, '0')}`;
      expect(timeField().type(time).text).toBe(time);
      expect(timeField().show(time).text).toBe(time);
      if (/^0[3-9]/.test(time)) expect(timeField().type(time.slice(1)).text).toBe(time);
    }
  });
});

describe('the phone field', () => {
  const whole = '+7 (916) 123-45-67';

  test.each([
    '89161234567',
    '79161234567',
    '9161234567',
    '+79161234567',
    '8 916 123-45-67',
    '8 (916) 123-45-67',
    '8-916-123-45-67',
    '+7 916 123 45 67',
    '+7 (916) 123-45-67',
    '7 (916) 123 45 67',
    '+7\u00a0916\u00a0123‑45‑67',
    'тел. 8 916 123-45-67',
    '8 916 123-45-67, доб. 12',
  ])('INPUT-3: %j becomes +7 (916) 123-45-67, typed and pasted', (given) => {
    expect(phoneField().type(given).text).toBe(whole);
    expect(phoneField().paste(given).text).toBe(whole);
    expect(phoneField().show(given).text).toBe(whole);
  });

  test.each([
    ['7', '+7'],
    ['8', '+7'],
    ['+', '+'],
    ['+7', '+7'],
    ['9', '+7 (9'],
    ['77', '+7 (7'],
    ['88', '+7 (8'],
    ['78', '+7 (8'],
    ['7011234567', '+7 (011) 234-56-7'],
    ['8001234567', '+7 (001) 234-56-7'],
    ['77011234567', '+7 (701) 123-45-67'],
    ['88001234567', '+7 (800) 123-45-67'],
    ['891612345678', whole],
    ['звонить вечером', ''],
    ['', ''],
  ])('INPUT-3: of %j one leading 7 or 8 is stripped: %j, typed and pasted', (given, expected) => {
    expect(phoneField().type(given).text).toBe(expected);
    expect(phoneField().paste(given).text).toBe(expected);
  });

  test.each(['+', '7', '+7', '8'])(
    'INPUT-3: a whole number pasted behind a typed %j brings its own prefix',
    (prefix) => {
      for (const number of ['+79161234567', '8 916 123-45-67', '9161234567']) {
        expect(phoneField().type(prefix).paste(number).text).toBe(whole);
      }
    },
  );

  test('INPUT-3: backspace empties the field', () => {
    const field = phoneField().type('8916');
    const seen = Array.from({ length: 4 }, () => field.backspace().text);
    expect(seen).toEqual(['+7 (91', '+7 (9', '+7 (', '']);
    expect(field.leave().text).toBe('');
    for (const prefix of ['7', '+', '+7']) {
      expect(phoneField().type(prefix).backspace(prefix.length).text).toBe('');
    }
    expect(phoneField().show(whole).select(0, whole.length).backspace().text).toBe('');
  });

  test('INPUT-3: the rest of a number that loses its beginning is taken for no country code', () => {
    const field = phoneField().show('+7 (916) 801-45-67').select(0, 7).backspace();
    expect(field.text).toBe('+7 (801) 456-7');
  });

  test('INPUT-3: a digit left out can be put in later', () => {
    expect(phoneField().type('916123457').select(16).type('6').text).toBe(whole);
  });

  test('INPUT-3: typing by the character equals pasting, and no more than 11 digits stay', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        const typed = phoneField().type(text).text;
        expect(phoneField().paste(text).text).toBe(typed);
        const given = text.replace(/\D/g, '');
        const subscriber = given.replace(/^[78]/, '').slice(0, 10);
        expect(typed.replace(/\D/g, '')).toBe(given && `7${subscriber}`);
      }),
      { numRuns: 1000 },
    );
  });

  test('INPUT-3: a stored phone is shown as it was stored', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/), (phone) => {
        expect(phoneField().show(phone).leave().text).toBe(phone);
      }),
    );
  });
});

describe('the date field', () => {
  test('INPUT-1: a date is typed as dd.MM.yyyy, and its dots come by themselves', () => {
    const field = dateField();
    const seen = [...'05062026'].map((digit) => field.type(digit).text);
    expect(seen.slice(0, 4)).toEqual(['0', '05.', '05.0', '05.06.']);
    expect(field.text).toBe('05.06.2026');
    expect(dateField().type('05.06.2026').text).toBe('05.06.2026');
    expect(dateField().paste('05.06.2026').text).toBe('05.06.2026');
  });

  test('INPUT-1: backspace goes back through a whole date to nothing', () => {
    const field = dateField().type('05062026');
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
    const field = dateField().show('05.06.2026').select(0, 2).type('1');
    expect(field.text).toBe('1_.06.2026');
    expect(field.type('2').text).toBe('12.06.2026');
  });

  test('INPUT-1: a date deleted from its front to its end is an empty field', () => {
    expect(dateField().show('05.06.2026').select(0).del(10).text).toBe('');
  });

  test('INPUT-1: typing by the character equals pasting', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        expect(dateField().paste(text).text).toBe(dateField().type(text).text);
      }),
    );
  });

  test.each([
    ['2026-06-05', '05.06.2026'],
    ['2026-02-30', '30.02.2026'],
    ['', ''],
    ['05.0', '05.0'],
    ['1_.06.2026', '1_.06.2026'],
  ])('INPUT-1: stored %j is shown as %j, and stored back', (stored, shown) => {
    expect(shownDate(stored)).toBe(shown);
    expect(storedDate(shown)).toBe(stored);
  });

  test('INPUT-1: dots with no digit left are no date', () => {
    expect(storedDate('__.__.')).toBe('');
  });

  test('INPUT-1: the calendar gets the noon of a stored date, and nothing for one that does not exist', () => {
    expect(noonOf('2026-06-05')).toEqual(new Date(2026, 5, 5, 12));
    for (const broken of ['', '2026-02-30', '05.06.2026', '2026-6-5']) {
      expect(noonOf(broken)).toBeUndefined();
    }
  });

  test('INPUT-1: of a day from the calendar only the local date is stored, at any hour', () => {
    expect(storedDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
    expect(storedDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});

describe.each(fields)('whatever is done to the %s field', (_, fieldOf, shape) => {
  const place = fc.nat(18);
  const act = fc.oneof(
    fc.record({ does: fc.constant('type' as const), text: mixed }),
    fc.record({ does: fc.constant('paste' as const), text: mixed }),
    fc.record({ does: fc.constant('backspace' as const), times: fc.nat(4) }),
    fc.record({ does: fc.constant('del' as const), times: fc.nat(4) }),
    fc.record({ does: fc.constant('select' as const), from: place, to: place }),
    fc.record({ does: fc.constant('leave' as const) }),
  );
  type Field = ReturnType<typeof fieldOf>;

  function perform(field: Field, step: typeof act extends fc.Arbitrary<infer T> ? T : never) {
    if (step.does === 'type' || step.does === 'paste') field[step.does](step.text);
    else if (step.does === 'select') {
      field.select(Math.min(step.from, step.to), Math.max(step.from, step.to));
    } else if (step.does === 'leave') field.leave();
    else field[step.does](step.times);
  }

  test('INPUT-1, INPUT-2, INPUT-3: it keeps its form, and can be emptied from its end', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (steps) => {
        const field = fieldOf();
        for (const step of steps) {
          perform(field, step);
          expect(field.text).toMatch(shape);
        }
        expect(field.select(field.text.length).backspace(20).text).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
