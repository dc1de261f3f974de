import { listNumbersBelow } from './base/drawnRound';
import { PAIRING_SEATS } from './pairingName';

/**
 * Players by group (in микст men and women separately), in seeding order. Each court takes the next players from the
 * start.
 */
type RankedGroups = readonly (readonly number[])[];

/** The number of wishes that a match of a1 and a2 against b1 and b2 breaks. */
type CountBroken = (a1: number, a2: number, b1: number, b2: number) => number;

const PAIRINGS = (['1+3', '1+4', '1+2'] as const).map((pairing) => PAIRING_SEATS[pairing]);
const MIXED_PAIRINGS = (['M1+W2', 'M1+W1'] as const).map((pairing) => PAIRING_SEATS[pairing]);

/** The fewest wishes that any pairing of the four players breaks. */
function countLeastBroken(
  four: readonly number[],
  isMixed: boolean,
  countBroken: CountBroken,
): number {
  const broken = (isMixed ? MIXED_PAIRINGS : PAIRINGS).map(([[a1, a2], [b1, b2]]) =>
    countBroken(four[a1]!, four[a2]!, four[b1]!, four[b2]!),
  );
  return Math.min(...broken);
}

/** Sorts the players of each court's four by seeding. */
const sortWithinFours = (
  order: readonly number[],
  ranking: readonly number[],
  each: number,
): number[] =>
  listNumbersBelow(order.length / each).flatMap((four) =>
    order
      .slice(each * four, each * (four + 1))
      .toSorted((one, other) => ranking.indexOf(one) - ranking.indexOf(other)),
  );

/** Two positions in a group, and the two fours to which they belong. */
type Swap = { group: number; one: number; other: number; fours: readonly [number, number] };

/** Lists the swaps between two foursomes. Swaps of nearer seeds come first, among equals those of lower seeds. */
const listSwaps = (ranked: RankedGroups, each: number): Swap[] =>
  ranked
    .flatMap((players, group) =>
      players.flatMap((_, one) =>
        listNumbersBelow(players.length).map((other): Swap => {
          const fours = [Math.floor(one / each), Math.floor(other / each)] as const;
          return { group, one, other, fours };
        }),
      ),
    )
    .filter(({ fours: [first, second] }) => first < second)
    .toSorted(
      (first, second) =>
        first.other - first.one - (second.other - second.one) || second.one - first.one,
    );

/**
 * Reorders the players so that their fours break fewer wishes (DRAW-23). Makes the most helpful of the nearest swaps
 * while one helps. Each swap keeps at least one wish more, and four players break at most six, so the loop ends soon.
 */
export function separateByWishes(ranked: RankedGroups, countBroken: CountBroken): RankedGroups {
  const each = 4 / ranked.length;
  const order = ranked.map((players) => [...players]);
  const countInFour = (four: number) =>
    countLeastBroken(
      order.flatMap((players) => players.slice(each * four, each * (four + 1))),
      ranked.length > 1,
      countBroken,
    );
  const swapPlayers = ({ group, one, other }: Swap) => {
    const players = order[group]!;
    [players[one], players[other]] = [players[other]!, players[one]!];
  };
  const swaps = listSwaps(ranked, each);
  const broken = listNumbersBelow(ranked[0]!.length / each).map(countInFour);
  const findBestSwap = (): Swap | null => {
    let best: Swap | null = null;
    let most = 0;
    for (const swap of swaps) {
      const [first, second] = swap.fours;
      const before = broken[first]! + broken[second]!;
      if (before <= most) continue;
      swapPlayers(swap);
      const saved = before - countInFour(first) - countInFour(second);
      swapPlayers(swap);
      if (saved > most) [best, most] = [swap, saved];
    }
    return best;
  };
  for (let swap = findBestSwap(); swap; swap = findBestSwap()) {
    swapPlayers(swap);
    for (const four of swap.fours) broken[four] = countInFour(four);
  }
  return order.map((players, group) => sortWithinFours(players, ranked[group]!, each));
}
