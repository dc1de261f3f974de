import { listNumbersBelow } from './base/drawnRound';
import { PAIRING_SEATS } from './pairingName';

/** By group (in микст men and women apart), in seeding order: fours are taken from the start on. */
type RankedGroups = readonly (readonly number[])[];

/** The number of wishes that a match of a1 and a2 against b1 and b2 breaks. */
type CountBroken = (a1: number, a2: number, b1: number, b2: number) => number;

const PAIRINGS = (['1+3', '1+4', '1+2'] as const).map((pairing) => PAIRING_SEATS[pairing]);
const MIXED_PAIRINGS = (['M1+W2', 'M1+W1'] as const).map((pairing) => PAIRING_SEATS[pairing]);

/** How many wishes four people break however they are paired. */
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

/** Each four's part in seeding order. */
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

/** Two places of a group, and the fours that they are in. */
type Swap = { group: number; one: number; other: number; fours: readonly [number, number] };

/** All swaps between two fours, the nearest in the seeding first; of equally near ones the lower one. */
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
 * DRAW-23: the players in another order, by whose fours fewer wishes are broken: players are swapped, the nearest
 * ones that help most, for as long as it helps. Each swap helps by one wish or more, of which four people break at
 * most six: that ends it soon, whatever is wished for.
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
