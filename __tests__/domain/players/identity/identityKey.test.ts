import fc from 'fast-check';
import { toIdentityKey } from '../../../../src/domain/players/identity/identityKey';
import { isPossibleDuplicatePlayer } from '../../../../src/domain/players/identity/possibleDuplicate';
import { createRuns } from '../../../support/createRuns';

const PHONE = '+7 (916) 000-00-01';
const OTHER = '+7 (916) 000-00-02';

test.each([
  ['the same name under another phone', 'Анна Соколова', PHONE, 'Соколова Анна', OTHER, true],
  ['the same name without a phone', 'Анна Соколова', PHONE, 'Анна Соколова', null, true],
  ['a first name alone under the same phone', 'Анна Соколова', PHONE, 'Анна', PHONE, true],
  ['a typo under the same phone', 'Анна Соколова', PHONE, 'Ана Соколва', PHONE, true],
  ['a partner who shares the phone', 'Анна Соколова', PHONE, 'Олег Соколов', PHONE, false],
  ['a first name alone under another phone', 'Анна', PHONE, 'Анна', OTHER, false],
  ['a typo under another phone', 'Анна Соколова', PHONE, 'Ана Соколова', OTHER, false],
])('PLAYER-6: %s', (_, name, phone, otherName, otherPhone, expected) => {
  const [one, other] = [toIdentityKey(name, phone), toIdentityKey(otherName, otherPhone)];
  expect(isPossibleDuplicatePlayer(one, other)).toBe(expected);
  expect(isPossibleDuplicatePlayer(other, one)).toBe(expected);
});

test('PLAYER-6: two letters left out of a name still let it be known under its phone', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[а-я]{4,10} [а-я]{4,10}$/),
      fc.nat(20),
      fc.nat(20),
      (name, first, second) => {
        const removeAt = (text: string, at: number) =>
          text.slice(0, at % text.length) + text.slice((at % text.length) + 1);
        const key = toIdentityKey(name, PHONE);
        const typed = { ...key, nameKey: removeAt(removeAt(key.nameKey, first), second) };
        expect(isPossibleDuplicatePlayer(key, typed)).toBe(true);
      },
    ),
    createRuns(2_000),
  );
});
