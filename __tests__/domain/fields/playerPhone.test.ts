import fc from 'fast-check';
import { parsePhone } from '../../../src/domain/fields/parseTyped';
import {
  parsePlayerPhone,
  PLAYER_PHONE_PATTERN,
  toPhoneKey,
} from '../../../src/domain/fields/playerPhone';
import { createRuns } from '../../support/createRuns';

const ABROAD = [
  '+375 29 123-45-67',
  '+998 90 123-45-67',
  '+996 555 123-456',
  '+374 91 123456',
  '+49 30 123456',
  '+49 (341) 123-45-67',
  '+1 (415) 555-26-71',
  '+86 138 1234 5678',
  '+91 61234567',
  '8 (029) 123-45-67',
  '8 029 123-45-67',
  '00375291234567',
  '8 10 375 29 123-45-67',
  '(+375) 29 123-45-67',
];

test.each(ABROAD)(
  'COMFORT-51, ROSTER-4: «%s» stays as it is written, and is no Russian phone',
  (text) => {
    expect(parsePhone(text)).toBeNull();
    expect(parsePlayerPhone(text)).toBe(text);
  },
);

const WHOLE = '+7 (916) 123-45-67';
test.each([
  '\u202a+7 916 123-45-67\u202c',
  '\u200e+7\u00a0916\u00a0123\u201145\u201167',
  '\u2068+7 (916) 123–45–67\u2069',
  '+7 916 123—45−67',
  'tel:+79161234567',
  'TEL: +7-916-123-45-67',
  'Тел.: 8\u2009916\u2009123\u200945\u200967',
  '８ ９１６ １２３－４５－６７',
  '＋７（９１６）１２３－４５－６７',
  '+7\u200b916\ufeff1234567',
])('COMFORT-51: a phone as it was copied is understood: %j', (text) => {
  expect(parsePhone(text)).toBe(WHOLE);
  expect(parsePlayerPhone(text)).toBe(WHOLE);
});

test.each([
  '',
  '123',
  '375291234567',
  '3752912345',
  '373 69 12345',
  '+7 (029) 123-45-67',
  '+7 916 123-45-6',
  '+8 916 123-45-67',
  '+0 123 456 78 90',
])('ROSTER-4: «%s» is no phone of a player', (text) => expect(parsePlayerPhone(text)).toBeNull());

test('ROSTER-4: no digit of a phone is changed, added or lost, whatever follows a plus', () => {
  const separator = fc.constantFrom('', ' ', '-', '(', ') ', '\u00a0', '\u2011', '\u200e');
  const written = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 5, maxLength: 17 })
    .map((signs) => `+${signs.flat().join('')}`);
  fc.assert(
    fc.property(written, (text) => {
      const phone = parsePlayerPhone(text);
      if (phone === null) return;
      expect(phone.replace(/[^\d+]/g, '')).toBe(text.replace(/[^\d+]/g, ''));
      expect(phone).toMatch(PLAYER_PHONE_PATTERN);
      expect(parsePlayerPhone(phone)).toBe(phone);
      expect(parsePhone(text) === null).toBe(!text.startsWith('+7'));
    }),
    createRuns(),
  );
});

test('PLAYER-1: one phone has one key, however it is written', () => {
  const belarusian = ABROAD.filter((text) => /29\D*123/.test(text));
  expect(new Set(belarusian.map(toPhoneKey))).toEqual(new Set(['+375291234567']));
  expect(toPhoneKey('8 916 123-45-67')).toBe(WHOLE);
  expect(toPhoneKey('')).toBe('');
});
