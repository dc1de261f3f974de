import { listDrawnMatchPlayers, type DrawnMatch, type DrawnRound } from './drawnRound';
import { createRandom, shuffle } from './random';

/** Number of matches by player and court; courts count from 1. */
type CourtCounts = number[][];

const countOnCourts = (counts: CourtCounts, { matches }: DrawnRound): void => {
  for (const match of matches) {
    for (const player of listDrawnMatchPlayers(match)) counts[player]![match.court]! += 1;
  }
};

/**
 * The cost of a match on a court. Because of the fourth power, playing always on one court costs more than playing
 * sometimes on several.
 */
const computeCourtCost = (counts: CourtCounts, match: DrawnMatch, court: number): number =>
  listDrawnMatchPlayers(match).reduce((sum, player) => sum + counts[player]![court]! ** 4, 0);

/** Swaps the courts of two matches while this makes the players' courts more varied. */
function improveCourts(matches: DrawnMatch[], counts: CourtCounts): void {
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [at, one] of matches.entries()) {
      for (const other of matches.slice(at + 1)) {
        const now =
          computeCourtCost(counts, one, one.court) + computeCourtCost(counts, other, other.court);
        const then =
          computeCourtCost(counts, one, other.court) + computeCourtCost(counts, other, one.court);
        if (then >= now) continue;
        [one.court, other.court] = [other.court, one.court];
        isBetter = true;
      }
    }
  }
}

/**
 * Assigns courts by lot, then makes each player's courts more varied (aim 5). A round's courts depend only on the
 * rounds before it.
 */
export function assignCourts(
  rounds: readonly DrawnRound[],
  played: readonly DrawnRound[],
  players: number,
  seed: number,
): DrawnRound[] {
  const most = Math.max(
    ...[...played, ...rounds].flatMap(({ matches }) => matches.map(({ court }) => court)),
    0,
  );
  const counts = Array.from({ length: players }, () => Array.from({ length: most + 1 }, () => 0));
  for (const round of played) countOnCourts(counts, round);
  return rounds.map(({ matches, rests }, index) => {
    const lots = shuffle(matches, createRandom(seed, played.length + index));
    const assigned = lots.map((match, at) => ({ ...match, court: at + 1 }));
    improveCourts(assigned, counts);
    const round = { matches: assigned.sort((one, other) => one.court - other.court), rests };
    countOnCourts(counts, round);
    return round;
  });
}
