import { listNumbersBelow, type DrawnRound } from '../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle } from '../../src/domain/draw/base/random';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import { drawMexicano } from '../../src/domain/draw/drawMexicano';

/** Points of a round's matches, in court order. */
type RoundScores = readonly (readonly [number, number])[];

export type MexicanoRules = {
  players: number;
  courts: number;
  seed: number;
  pairing: '1+3' | '1+4';
  avoidsRepeats: boolean;
};

/** State of a tournament: its rounds, and each player's points, with half of `total` for a rest. */
export type Progress = { rounds: DrawnRound[]; points: number[] };

export const createProgress = (players: number): Progress => ({
  rounds: [],
  points: listNumbersBelow(players).map(() => 0),
});

/** Draws the first round by lot, and the next ones by the table, with lots between equals. */
export function drawNextRound({ rounds, points }: Progress, rules: MexicanoRules): DrawnRound {
  const { players, seed } = rules;
  if (rounds.length === 0) return drawAmericano({ ...rules, rounds: 1 })[0]!;
  const lots = shuffle(listNumbersBelow(players), createRandom(seed));
  const ranking = lots.sort((one, other) => points[other]! - points[one]!);
  const { matches, rests } = drawMexicano({ ...rules, ranking, played: rounds });
  return { matches: matches.map(({ court, a, b }) => ({ court, a, b })), rests };
}

export function addScores(
  progress: Progress,
  round: DrawnRound,
  scores: RoundScores,
  total: number,
) {
  progress.rounds.push(round);
  for (const [at, { a, b }] of round.matches.entries()) {
    const [forA, forB] = scores[at]!;
    for (const player of a) progress.points[player]! += forA;
    for (const player of b) progress.points[player]! += forB;
  }
  for (const player of round.rests) progress.points[player]! += total / 2;
}
