import fc from 'fast-check';
import { parsePlayerPhone } from '../../../src/domain/fields/playerPhone';
import { maskTypedPhone, phoneMask, playerPhoneMask } from '../../../src/domain/fields/phoneTyping';
import { digits, isMasked, mixed, createPhoneField, typePhone } from '../support/typedFields';
import { createRuns } from '../../support/createRuns';

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
    ['звонить вечером', ''],
    ['', ''],
  ])('INPUT-3: %j loses one leading 7 or 8: %j, typed and pasted', (given, expected) => {
    expect(createPhoneField().type(given).text).toBe(expected);
    expect(createPhoneField().paste(given).text).toBe(expected);
  });

  test.each([
    ['4', '4'],
    ['49', '49'],
    ['495', '+7 (495'],
    ['4951234567', '+7 (495) 123-45-67'],
    ['372', '372'],
    ['3725123456', '3725123456'],
    ['＋84912345678', '+84912345678'],
    ['＋79161234567', '+7 (916) 123-45-67'],
  ])('INPUT-3: %j is masked only once its code is known to be a region’s', (keys, shown) => {
    for (const mask of [phoneMask, playerPhoneMask]) expect(typePhone(mask, keys)).toBe(shown);
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
      fc.property(fc.oneof(digits, mixed).filter(isMasked), (text) => {
        const typed = createPhoneField().type(text).text;
        expect(createPhoneField().paste(text).text).toBe(typed);
        const given = text.replace(/\D/g, '');
        const subscriber = given.replace(/^[78]/, '').slice(0, 10);
        expect(typed.replace(/\D/g, '')).toBe(given && `7${subscriber}`);
      }),
      createRuns(1000),
    );
  });

  test.each([
    '+375 29 123-45-67',
    '+998901234567',
    '+1 (415) 555-26-71',
    '+49 (341) 123-45-67',
    '+86 138 1234 5678',
    '(+375) 29 123-45-67',
    '8 (029) 123-45-67',
    '8 10 375 29 123-45-67',
    '00375291234567',
    '3725123456',
    '372 512 3456',
    '85291234567',
  ])('INPUT-3: the mask leaves «%s» as it is, of a plain input too', (text) => {
    expect(phoneMask.isLeft!(text)).toBe(true);
    expect(maskTypedPhone(text, text.length)).toEqual({ text, caret: text.length });
  });

  test.each([
    '375291234567',
    '375 29 123-45-67',
    '998 90 123-45-67',
    '996555123456',
    '905321234567',
    '90 532 123 45 67',
    '44 7911 123456',
    'wa.me/375291234567',
    '+7 912 345 67 890',
    '891612345678',
    '91234567890',
    '89123456789, 89031112233',
  ])('INPUT-3: «%s» has figures that the mask would lose, and is left as it is', (text) => {
    expect(phoneMask.isLeft!(text)).toBe(true);
    expect(maskTypedPhone(text, text.length)).toEqual({ text, caret: text.length });
    expect(parsePlayerPhone(text)).toBeNull();
  });

  test('INPUT-3: the mask leaves two numbers in the signs of an Asian keyboard', () => {
    expect(phoneMask.isLeft!('８９１２３４５６７８９，８９０３１１１２２３３')).toBe(true);
  });

  test('INPUT-3: a key beyond the eleventh digit is not taken; of a player’s phone it stays, and is refused', () => {
    const text = `${whole}8`;
    expect(phoneMask.isLeft!(text, '8')).toBe(false);
    expect(createPhoneField().show(whole).type('8').text).toBe(whole);
    expect(playerPhoneMask.isLeft!(text, '8')).toBe(true);
    expect(maskTypedPhone(text, text.length).text).toBe(text);
    expect(parsePlayerPhone(text)).toBeNull();
  });

  test('APPLY-1: typed key by key or at once, no figure of a number is lost or added', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[3-69]\d{0,15}$/), (text) => {
        let typed = { text: '', caret: 0 };
        for (const sign of text) {
          const next = typed.text.slice(0, typed.caret) + sign + typed.text.slice(typed.caret);
          typed = maskTypedPhone(next, typed.caret + 1);
        }
        const pasted = maskTypedPhone(text, text.length);
        for (const { text: shown } of [typed, pasted])
          expect([text, `7${text}`]).toContain(shown.replace(/\D/g, ''));
        if (text.length > 10) expect(parsePlayerPhone(typed.text)).toBeNull();
        else expect(pasted.text).toBe(typed.text);
      }),
      createRuns(),
    );
  });

  test.each(['', '+', '+7', '8', '80', '+89', '+8 9', '+ (916) 123-45-67', '8001234567', '800'])(
    'INPUT-3: «%s» is masked',
    (text) => expect(phoneMask.isLeft!(text)).toBe(false),
  );

  test('INPUT-3: a plain input changes no digit of another country’s number while it is typed', () => {
    const number = fc.stringMatching(/^\+(?:[1-69]|8[0-8])[\d ()-]{0,16}$/);
    fc.assert(
      fc.property(number, (text) => {
        let typed = { text: '', caret: 0 };
        for (const sign of text) typed = maskTypedPhone(typed.text + sign, typed.caret + 1);
        expect(typed).toEqual({ text, caret: text.length });
      }),
      createRuns(),
    );
  });

  test.each([
    '\u202a+7\u00a0916\u00a0123\u201145\u201167\u202c',
    'tel:+79161234567',
    '８ ９１６ １２３－４５－６７',
  ])('INPUT-3: a number as it was copied is masked: %j', (text) => {
    expect(createPhoneField().paste(text).text).toBe(whole);
    expect(maskTypedPhone(text, text.length).text).toBe(whole);
  });

  test('INPUT-3: a stored phone is shown as it was stored', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/), (phone) => {
        expect(createPhoneField().show(phone).leave().text).toBe(phone);
      }),
      createRuns(),
    );
  });
});
