import { listNumbersBelow, type DrawnRound } from '../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle } from '../../src/domain/draw/base/random';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import { drawMexicano } from '../../src/domain/draw/drawMexicano';
import { moveInLadder } from '../../src/domain/draw/ladder';

/** Points of a round's matches, in court order. */
type RoundScores = readonly (readonly [number, number])[];

export type MexicanoRules = {
  players: number;
  courts: number;
  seed: number;
  pairing: '1+3' | '1+4';
  avoidsRepeats: boolean;
  /** True for «Победители вверх». */
  isLadder?: boolean;
};

/** State of a tournament: its rounds, each player's points, with half of `total` for a rest, and the ladder. */
export type Progress = { rounds: DrawnRound[]; points: number[]; ladder: number[] };

export const createProgress = (players: number): Progress => ({
  rounds: [],
  points: listNumbersBelow(players).map(() => 0),
  ladder: listNumbersBelow(players),
});

/** Draws the first round by lot. Later rounds follow the standings, with lots between tied players, or the ladder. */
export function drawNextRound(
  { rounds, points, ladder }: Progress,
  rules: MexicanoRules,
): DrawnRound {
  const { players, seed } = rules;
  if (rounds.length === 0) return drawAmericano({ ...rules, rounds: 1 })[0]!;
  const lots = shuffle(listNumbersBelow(players), createRandom(seed));
  const ranking = rules.isLadder
    ? ladder
    : lots.sort((one, other) => points[other]! - points[one]!);
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
  const getPlace = (player: number) => progress.ladder.indexOf(player);
  progress.ladder = moveInLadder(
    progress.ladder,
    round.matches.map(({ a, b }, at) => {
      const [forA, forB] = scores[at]!;
      const isHigher = getPlace(a[0]) + getPlace(a[1]) <= getPlace(b[0]) + getPlace(b[1]);
      const hasWon = forA === forB ? isHigher : forA > forB;
      return hasWon ? { winners: a, losers: b } : { winners: b, losers: a };
    }),
  );
}
