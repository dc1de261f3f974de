import { drawAmericano, type AmericanoInput } from './drawAmericano';
import { drawMexicano, type MexicanoInput } from './drawMexicano';
import { drawPairsAmericano } from './drawPairsAmericano';
import { drawPairsMexicano } from './drawPairsMexicano';
import type { DrawnPair, DrawnRound } from './base/drawnRound';

/** The numbers of these players' pairs, ordered by each pair's first player. */
function listPairNumbers(players: readonly number[], pairs: readonly DrawnPair[]): number[] {
  const numberOf = new Map(pairs.flatMap((pair, number) => pair.map((player) => [player, number])));
  return [...new Set(players.map((player) => numberOf.get(player)!))];
}

/** @param pairs the fixed pairs; null when partners change */
export function drawAmericanoByPartnerMode(
  draw: AmericanoInput,
  pairs: readonly DrawnPair[] | null,
): DrawnRound[] {
  if (!pairs) return drawAmericano(draw);
  const presence = draw.presence?.map((players) => listPairNumbers(players, pairs));
  return drawPairsAmericano({ ...draw, pairs, presence });
}

/** @param pairs the fixed pairs; null when partners change */
export const drawMexicanoByPartnerMode = (
  draw: MexicanoInput,
  pairs: readonly DrawnPair[] | null,
): DrawnRound =>
  pairs
    ? drawPairsMexicano({ ...draw, pairs, ranking: listPairNumbers(draw.ranking, pairs) })
    : drawMexicano(draw);
