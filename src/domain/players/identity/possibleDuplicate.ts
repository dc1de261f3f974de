import type { IdentityKey } from './identityKey';

/** Maximum number of typing errors in a name. */
const TYPOS_MAX = 2;

/** Number of letters to add, remove or replace so that one text becomes the other; at most `max` + 1. */
function countTypos(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = before[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, before[column]! + 1, next[column - 1]! + 1));
    }
    before = next;
  }
  return before.at(-1)!;
}

function isPart(one: string, other: string): boolean {
  const others = other.split(' ');
  return one.split(' ').every((word) => others.includes(word));
}

const isAlike = (one: string, other: string): boolean =>
  isPart(one, other) || isPart(other, one) || countTypos(one, other, TYPOS_MAX) <= TYPOS_MAX;

/**
 * True when two players may be one person (PLAYER-6). Either the full names are equal, and at least one phone is
 * missing or different. Or the phones are equal, and the names differ by a missing part or at most two letters.
 * Partners who share a phone but have different names are two people.
 */
export function isPossibleDuplicatePlayer(one: IdentityKey, other: IdentityKey): boolean {
  if (one.nameKey === '' || other.nameKey === '') return false;
  if (one.phone !== '' && one.phone === other.phone) return isAlike(one.nameKey, other.nameKey);
  return one.nameKey.includes(' ') && one.nameKey === other.nameKey;
}

/**
 * True when a correction describes the same person (PLAYER-1): another phone, a corrected name, or an added part of the
 * name. After any other change it is another person.
 */
export const isPersonCorrection = (before: IdentityKey, after: IdentityKey): boolean =>
  isPossibleDuplicatePlayer(before, after) ||
  (before.phone === '' && before.nameKey !== '' && isPart(before.nameKey, after.nameKey));
