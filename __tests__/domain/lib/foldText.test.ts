import { foldText } from '../../../src/domain/lib/foldText';
import { isSameName } from '../../../src/domain/lib/sameName';
import { isIdentityMatch } from '../../../src/domain/players/forgetting/anonymise';
import { toIdentityKey } from '../../../src/domain/players/identity/identityKey';

const NAME = 'Андрей Йорданов-Фёдоров';
/** The spelling in macOS file names and PDF files, where «й» and «ё» have two code points each. */
const IN_PARTS = NAME.normalize('NFD');

test('LIST-7, PLAYER-1, APPLY-7: a letter is the same whether it is written as one sign or as two', () => {
  expect(IN_PARTS).not.toBe(NAME);
  expect(foldText(IN_PARTS)).toBe('андрей йорданов-федоров');
  expect(isSameName(IN_PARTS, NAME)).toBe(true);
  const phone = '+7 (916) 123-45-67';
  expect(toIdentityKey(IN_PARTS, phone)).toEqual(toIdentityKey(NAME, phone));
});

test('PLAYER-60: a person is forgotten whether a letter is written as one sign or as two', () => {
  const { phone, nameKey } = toIdentityKey(NAME, '+7 (916) 123-45-67');
  const known = { phones: new Set([phone]), names: new Set([nameKey]) };
  expect(isIdentityMatch(known, IN_PARTS, phone)).toBe(true);
});
