import { foldText } from '../../src/domain/foldText';
import { isSameName } from '../../src/domain/play/samePerson';
import { isKnownBy } from '../../src/domain/players/forgetting';
import { playerKeyOf } from '../../src/domain/players/playerKey';

const NAME = 'Андрей Йорданов-Фёдоров';
/** As a file of macOS or a PDF has it: «й» and «ё» of two signs each. */
const IN_PARTS = NAME.normalize('NFD');

test('LIST-7, PLAYER-1, APPLY-7: a letter is the same whether it is written as one sign or as two', () => {
  expect(IN_PARTS).not.toBe(NAME);
  expect(foldText(IN_PARTS)).toBe('андрей йорданов-федоров');
  expect(isSameName(IN_PARTS, NAME)).toBe(true);
  const phone = '+7 (916) 123-45-67';
  expect(playerKeyOf(IN_PARTS, phone)).toEqual(playerKeyOf(NAME, phone));
});

test('PLAYER-60: nor does it keep anybody from being forgotten', () => {
  const { phone, nameKey } = playerKeyOf(NAME, '+7 (916) 123-45-67');
  const known = { phones: new Set([phone]), names: new Set([nameKey]) };
  expect(isKnownBy(known, IN_PARTS, phone)).toBe(true);
});
