import { boundsOf } from './bounds';
import { countsOf, matchesPlayed } from './counts';
import { playersOf, type DrawnRound } from './drawn';
import type { Task } from './task';

/** How well a draw meets the aims below the first, the more important first; less is better. */
export type Aims = readonly number[];

/** Sums over each two once. */
function overPairs(table: Uint8Array, value: (count: number) => number): number {
  let sum = 0;
  for (const count of table) sum += value(count);
  return sum / 2;
}

function restsTwiceRunning(rounds: readonly DrawnRound[]): number {
  return rounds.reduce((sum, { rests }, round) => {
    const before = rounds[round - 1]?.rests ?? [];
    return sum + rests.filter((player) => before.includes(player)).length;
  }, 0);
}

function foursMetAgain(rounds: readonly DrawnRound[]): number {
  const fours = rounds.flatMap(({ matches }) =>
    matches.map((match) =>
      playersOf(match)
        .sort((one, other) => one - other)
        .join(),
    ),
  );
  return fours.length - new Set(fours).size;
}

/**
 * Aims 2 to 4 of a whole Американо: partners repeated (and how evenly), opponents' largest count and
 * squares, rests twice running with foursomes that meet again. The first holds in every draw.
 */
function aimsOf(rounds: readonly DrawnRound[], players: number): Aims {
  const { partners, opponents } = countsOf(rounds, players);
  return [
    overPairs(partners, (count) => Math.max(0, count - 1)),
    overPairs(partners, (count) => count * count),
    Math.max(0, ...opponents),
    overPairs(opponents, (count) => count * count),
    restsTwiceRunning(rounds) + foursMetAgain(rounds),
  ];
}

/** Negative where the first is better. */
const compareAims = (one: Aims, other: Aims): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0;

/** A draw as a whole; ideal where none can meet the second and the third aim better. */
type Judged = { rounds: readonly DrawnRound[]; aims: Aims; isIdeal: boolean };

function judged(rounds: readonly DrawnRound[], { players, sexes }: Task): Judged {
  const aims = aimsOf(rounds, players);
  const bounds = boundsOf(matchesPlayed(rounds, players), sexes);
  const floors = [
    bounds.partnerRepeats,
    bounds.partnerSquares,
    bounds.mostMeetings,
    bounds.meetingSquares,
  ];
  return { rounds, aims, isIdeal: floors.every((floor, at) => aims[at]! <= floor) };
}

/** The first of those that meet the aims best. */
export const bestOf = (draws: readonly (readonly DrawnRound[])[], task: Task): Judged | undefined =>
  draws
    .map((rounds) => judged(rounds, task))
    .reduce<Judged | undefined>(
      (best, draw) => (best && compareAims(best.aims, draw.aims) <= 0 ? best : draw),
      undefined,
    );
