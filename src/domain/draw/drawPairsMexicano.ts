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
  /** The draw numbers of each pair's two players. */
  pairs: readonly DrawnPair[];
  /** The numbers of the available pairs, in seeding order. */
  ranking: readonly number[];
  /** The started rounds, by players' draw numbers. */
  played: readonly DrawnRound[];
  /** True when `ranking` is a ladder. Its neighbours meet even if they have met before (DRAW-30). */
  isLadder?: boolean;
};

/** Maximum number of tries in a search for opponents. After that, the search allows one more meeting. */
const TRIES = 20_000;

/**
 * Matches the best free pair with the next one that it has met at most `limit` times, and so on. Backtracks when a pair
 * has no opponent left.
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
 * Draws the next round of Мексикано of fixed pairs: first against second, third against fourth, and so on. Without a
 * ladder it avoids repeated opponents while that is possible.
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
  for (let limit = draw.isLadder ? Infinity : 0; ; limit += 1) {
    const matches = pickOpponents(order, countMeetings, limit, { left: TRIES });
    if (matches) return expandPairRound({ matches, rests }, pairs);
  }
}
