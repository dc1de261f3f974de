import { listNumbersBelow } from './base/drawnRound';
import { countBrokenWishes, type Wish } from './base/wishes';
import { PAIRING_SEATS } from './courtPairing';

/** By group (in микст men and women apart), in seeding order: fours are taken from the start on. */
type RankedGroups = readonly (readonly number[])[];

const splitIntoFours = (ranked: RankedGroups): number[][] => {
  const each = 4 / ranked.length;
  return listNumbersBelow(ranked[0]!.length / each).map((index) =>
    ranked.flatMap((group) => group.slice(each * index, each * (index + 1))),
  );
};

/** How many wishes four people break however they are paired. */
function countLeastBroken(
  four: readonly number[],
  isMixed: boolean,
  wishes: readonly Wish<number>[],
) {
  const pairings = isMixed ? (['M1+W2', 'M1+W1'] as const) : (['1+3', '1+4', '1+2'] as const);
  const broken = pairings.map((pairing) => {
    const [a, b] = PAIRING_SEATS[pairing].map((pair) => pair.map((seat) => four[seat]!));
    return countBrokenWishes([{ matches: [{ a: a!, b: b! }] }], wishes);
  });
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

type Swap = { group: number; one: number; other: number };

const swapPlayers = (ranked: RankedGroups, { group, one, other }: Swap): number[][] =>
  ranked.map((players, at) => {
    const row = [...players];
    if (at === group) [row[one], row[other]] = [row[other]!, row[one]!];
    return row;
  });

/** All swaps between two fours, the nearest in the seeding first; of equally near ones the lower one. */
const listSwaps = (ranked: RankedGroups): Swap[] =>
  ranked
    .flatMap((players, group) =>
      players.flatMap((_, one) =>
        listNumbersBelow(players.length)
          .filter((other) => other > one)
          .map((other) => ({ group, one, other })),
      ),
    )
    .toSorted(
      (first, second) =>
        first.other - first.one - (second.other - second.one) || second.one - first.one,
    );

/**
 * DRAW-23: the players in another order, by whose fours fewer wishes are broken: players are swapped, the nearest
 * ones that help most, for as long as it helps.
 */
export function separateByWishes(
  ranked: RankedGroups,
  wishes: readonly Wish<number>[],
): RankedGroups {
  if (wishes.length === 0) return ranked;
  const isMixed = ranked.length > 1;
  const computeCost = (order: RankedGroups) =>
    splitIntoFours(order).reduce((sum, four) => sum + countLeastBroken(four, isMixed, wishes), 0);
  let best = ranked;
  for (let cost = computeCost(best); cost > 0;) {
    let found: { order: RankedGroups; cost: number } | null = null;
    for (const swap of listSwaps(best)) {
      const order = swapPlayers(best, swap);
      const then = computeCost(order);
      if (then < (found?.cost ?? cost)) found = { order, cost: then };
    }
    if (!found) break;
    best = found.order;
    cost = found.cost;
  }
  return best.map((order, group) => sortWithinFours(order, ranked[group]!, 4 / ranked.length));
}
