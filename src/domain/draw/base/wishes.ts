import { listNumbersBelow, type DrawnRound } from './drawnRound';
import { createMeetingCounts, type MeetingCounts } from './meetingCounts';

/**
 * Kinds of wishes: two players are not partners, or never share a court. Each kind includes the ones before it. Players
 * never see wishes.
 */
export const WISH_KINDS = ['notPartners', 'differentCourts'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** A wish about two players (DRAW-20), by entry ids or by draw numbers. */
export type Wish<Who> = { one: Who; other: Who; kind: WishKind };

type Sides<Who> = { a: readonly Who[]; b: readonly Who[] };

const hasBoth = <Who>(side: readonly Who[], { one, other }: Wish<Who>): boolean =>
  side.includes(one) && side.includes(other);

/** True when the match makes the two players partners, or puts both on one court if the wish forbids that. */
export function isWishBroken<Who>({ a, b }: Sides<Who>, wish: Wish<Who>): boolean {
  if (hasBoth(a, wish) || hasBoth(b, wish)) return true;
  if (wish.kind === 'notPartners') return false;
  return (
    (a.includes(wish.one) && b.includes(wish.other)) ||
    (a.includes(wish.other) && b.includes(wish.one))
  );
}

/** The number of broken wishes over all matches; a match that breaks two wishes counts twice. */
export const countBrokenWishes = <Who>(
  rounds: readonly { matches: readonly Sides<Who>[] }[],
  wishes: readonly Wish<Who>[],
): number =>
  rounds
    .flatMap(({ matches }) => matches)
    .reduce((sum, match) => sum + wishes.filter((wish) => isWishBroken(match, wish)).length, 0);

/**
 * For every two players, counts the wishes that they would break as partners, and as opponents. A search reads these
 * counts, so its cost does not grow with the number of wishes.
 */
export function computeWishCounts(wishes: readonly Wish<number>[], players: number): MeetingCounts {
  const counts = createMeetingCounts(players);
  for (const { one, other, kind } of wishes) {
    for (const place of [one * players + other, other * players + one]) {
      counts.partners[place]! += 1;
      if (kind === 'differentCourts') counts.opponents[place]! += 1;
    }
  }
  return counts;
}

/** The number of wishes that a match of a1 and a2 against b1 and b2 breaks. */
export const countBrokenInMatch = (
  { players, partners, opponents }: MeetingCounts,
  a1: number,
  a2: number,
  b1: number,
  b2: number,
): number =>
  partners[a1 * players + a2]! +
  partners[b1 * players + b2]! +
  opponents[a1 * players + b1]! +
  opponents[a1 * players + b2]! +
  opponents[a2 * players + b1]! +
  opponents[a2 * players + b2]!;

/**
 * The number of wishes that the rounds break.
 * @param lot the player of each number in the rounds
 */
export function sumBrokenWishes(
  rounds: readonly DrawnRound[],
  counts: MeetingCounts,
  lot: readonly number[] = listNumbersBelow(counts.players),
): number {
  let sum = 0;
  for (const { matches } of rounds) {
    for (const { a, b } of matches) {
      sum += countBrokenInMatch(counts, lot[a[0]]!, lot[a[1]]!, lot[b[0]]!, lot[b[1]]!);
    }
  }
  return sum;
}
