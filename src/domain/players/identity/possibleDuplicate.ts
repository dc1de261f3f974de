import type { IdentityKey } from './identityKey';

/** How many letters may differ in a name that was typed wrongly. */
const TYPOS_MAX = 2;

/** How many letters have to be typed, left out or replaced to make one text of the other; no more than `max` + 1. */
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
 * True where two players may be one person: the same full name under another phone or none, or the same phone under a
 * name that is part of the other one or differs by two letters at most. Partners who share a phone under different names are two people (PLAYER-6).
 */
export function isPossibleDuplicatePlayer(one: IdentityKey, other: IdentityKey): boolean {
  if (one.nameKey === '' || other.nameKey === '') return false;
  if (one.phone !== '' && one.phone === other.phone) return isAlike(one.nameKey, other.nameKey);
  return one.nameKey.includes(' ') && one.nameKey === other.nameKey;
}

/**
 * PLAYER-1: true when a correction leaves the person the same. Another phone, a name mended, or what was missing before
 * is a correction; anything else puts another person in.
 */
export const isPersonCorrection = (before: IdentityKey, after: IdentityKey): boolean =>
  isPossibleDuplicatePlayer(before, after) ||
  (before.phone === '' && before.nameKey !== '' && isPart(before.nameKey, after.nameKey));
