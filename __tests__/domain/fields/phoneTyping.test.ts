import fc from 'fast-check';
import { digits, mixed, createPhoneField } from '../support/typedFields';

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
    expect(createPhoneField().type(given).text).toBe(whole);
    expect(createPhoneField().paste(given).text).toBe(whole);
    expect(createPhoneField().show(given).text).toBe(whole);
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
    expect(createPhoneField().type(given).text).toBe(expected);
    expect(createPhoneField().paste(given).text).toBe(expected);
  });

  test.each(['+', '7', '+7', '8'])(
    'INPUT-3: a whole number pasted behind a typed %j brings its own prefix',
    (prefix) => {
      for (const number of ['+79161234567', '8 916 123-45-67', '9161234567']) {
        expect(createPhoneField().type(prefix).paste(number).text).toBe(whole);
      }
    },
  );

  test('INPUT-3: backspace empties the field', () => {
    const field = createPhoneField().type('8916');
    const seen = Array.from({ length: 4 }, () => field.backspace().text);
    expect(seen).toEqual(['+7 (91', '+7 (9', '+7 (', '']);
    expect(field.leave().text).toBe('');
    for (const prefix of ['7', '+', '+7']) {
      expect(createPhoneField().type(prefix).backspace(prefix.length).text).toBe('');
    }
    expect(createPhoneField().show(whole).select(0, whole.length).backspace().text).toBe('');
  });

  test('INPUT-3: the rest of a number that loses its beginning is taken for no country code', () => {
    const field = createPhoneField().show('+7 (916) 801-45-67').select(0, 7).backspace();
    expect(field.text).toBe('+7 (801) 456-7');
  });

  test('INPUT-3: a digit left out can be put in later', () => {
    expect(createPhoneField().type('916123457').select(16).type('6').text).toBe(whole);
  });

  test('INPUT-3: typing by the character equals pasting, and no more than 11 digits stay', () => {
    fc.assert(
      fc.property(fc.oneof(digits, mixed), (text) => {
        const typed = createPhoneField().type(text).text;
        expect(createPhoneField().paste(text).text).toBe(typed);
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
        expect(createPhoneField().show(phone).leave().text).toBe(phone);
      }),
    );
  });
});
