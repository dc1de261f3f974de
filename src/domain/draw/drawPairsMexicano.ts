import type { DrawnPair, DrawnRound } from './base/drawnRound';
import {
  toPresenceFromPairRounds,
  toPairRounds,
  computePairMeetingCounts,
  expandPairRound,
  type FixedPairMatch,
} from './base/pairRounds';
import { createRandom, shuffle } from './base/random';
import { chooseRests, computeRestRecord, levelNewcomers } from './base/rests';

type PairsMexicanoInput = {
  seed: number;
  courts: number;
  /** The two of each pair. */
  pairs: readonly DrawnPair[];
  /** The numbers of the available pairs, in seeding order. */
  ranking: readonly number[];
  /** By the players' numbers, like all rounds. */
  played: readonly DrawnRound[];
};

/** So many times a search for opponents goes back; then it takes the next best. */
const TRIES = 20_000;

/**
 * The best of those not yet put on a court against the next one whom it has not met more often than
 * `limit`, and so on; going back where nobody is left.
 */
function pickOpponents(
  order: readonly number[],
  countMeetings: (one: number, other: number) => number,
  limit: number,
  tries: { left: number },
): FixedPairMatch[] | null {
  const [best, ...others] = order;
  if (best === undefined) return [];
  for (const other of others) {
    if (countMeetings(best, other) > limit || (tries.left -= 1) < 0) continue;
    const rest = pickOpponents(
      others.filter((one) => one !== other),
      countMeetings,
      limit,
      tries,
    );
    if (rest) return [[best, other], ...rest];
  }
  return null;
}

/**
 * Постоянные пары, Мексикано: the next round. First against second of those who play, third against
 * fourth, and so on, without those who have met already while that can be avoided.
 */
export function drawPairsMexicano(draw: PairsMexicanoInput): DrawnRound {
  const { seed, courts, pairs, ranking } = draw;
  const played = toPairRounds(draw.played, pairs);
  const record = computeRestRecord(toPresenceFromPairRounds(played), pairs.length, null);
  const newcomers = levelNewcomers(record, ranking);
  const resting = ranking.length - 2 * Math.min(courts, Math.floor(ranking.length / 2));
  const lots = shuffle(ranking, createRandom(seed, played.length));
  const rests = chooseRests(record, lots, newcomers, resting);
  const order = ranking.filter((number) => !rests.includes(number));
  const meetings = computePairMeetingCounts(played, pairs.length);
  const countMeetings = (one: number, other: number) => meetings[one * pairs.length + other]!;
  for (let limit = 0; ; limit += 1) {
    const matches = pickOpponents(order, countMeetings, limit, { left: TRIES });
    if (matches) return expandPairRound({ matches, rests }, pairs);
  }
}
