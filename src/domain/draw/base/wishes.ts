/**
 * What two players are not to do together, where the draw can help it: to be partners, or to be on one court at
 * all. Each of them asks for what those before it do, and more. Never shown to players.
 */
export const WISH_KINDS = ['notPartners', 'differentCourts'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** What two who play are not to do together (DRAW-20): by their entries, or by their numbers in a draw. */
export type Wish<Who> = { one: Who; other: Who; kind: WishKind };

type Sides<Who> = { a: readonly Who[]; b: readonly Who[] };

/** Whether a match goes against a wish: the two are partners, or on one court at all. */
export function isWishBroken<Who>({ a, b }: Sides<Who>, { one, other, kind }: Wish<Who>): boolean {
  if (kind === 'notPartners') {
    return [a, b].some((pair) => pair.includes(one) && pair.includes(other));
  }
  const four = [...a, ...b];
  return four.includes(one) && four.includes(other);
}

/** How many matches go against wishes; one that goes against two counts twice. */
export const countBrokenWishes = <Who>(
  rounds: readonly { matches: readonly Sides<Who>[] }[],
  wishes: readonly Wish<Who>[],
): number =>
  rounds
    .flatMap(({ matches }) => matches)
    .reduce((sum, match) => sum + wishes.filter((wish) => isWishBroken(match, wish)).length, 0);
