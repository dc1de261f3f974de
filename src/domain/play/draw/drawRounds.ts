import { drawAmericanoRounds, drawMexicanoRound } from '../../draw/drawByPartnerMode';
import type { DrawnRound } from '../../draw/base/drawnRound';
import { COURTS_MAX } from '../model/gameSettings';
import { toDrawnRound, createDrawNumbers, type DrawNumbers } from './drawNumbers';
import { countCourts, listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import { listStartedRounds, type Pair, type Round, type Seeding } from '../model/round';
import { computeRoundId } from '../model/roundId';
import { computeDrawFingerprint, listWishesAmong, type DrawContext } from './drawFingerprint';
import { isDrawnByLot, computeSeeding } from './seeding';
import { listPairsByNumber, listSexesByNumber } from './partnerNumbers';

type Making = {
  state: PlayState;
  numbers: DrawNumbers;
  seed: number;
  first: number;
  drawing: DrawContext;
};

/** The rounds as they stand in the play, each named after the one before it. */
function toRounds(
  drawn: readonly DrawnRound[],
  seeding: readonly Seeding[],
  making: Making,
): Round[] {
  const { state, numbers, seed, first, drawing } = making;
  const { holder } = numbers;
  const pair = ([one, other]: readonly [number, number]): Pair => [holder(one), holder(other)];
  let after = state.rounds[first - 2]?.id ?? null;
  return drawn.map(({ matches, rests }, index) => {
    const content = {
      matches: matches.map(({ court, a, b }) => ({ court, a: pair(a), b: pair(b), result: null })),
      rests: rests.map(holder),
    };
    after = computeRoundId(after, content);
    const basis = computeDrawFingerprint(state, first + index, seed, drawing);
    return { id: after, basis, seed, seeding, ...content, start: null };
  });
}

/**
 * DRAW-1: draws rounds behind those that have begun: all that are wanted by lot, one from the table.
 * @param count how many are wanted
 * @param seed of a play that has no round yet
 */
export function drawRounds(
  before: PlayState,
  count: number,
  seed: number,
  drawing: DrawContext,
): Round[] {
  const state = { ...before, rounds: listStartedRounds(before.rounds) };
  const first = state.rounds.length + 1;
  const kept = state.rounds[0]?.seed ?? seed;
  const coming = Array.from({ length: count }, (_, index) => listDrawable(state, first + index));
  const numbers = createDrawNumbers(state, [...new Set(coming.flat())]);
  const making: Making = { state, numbers, seed: kept, first, drawing };
  const played = state.rounds.map((round) => toDrawnRound(round, numbers));
  const sexes = listSexesByNumber(state, numbers);
  const pairs = listPairsByNumber(state, numbers, played);
  const wishes = listWishesAmong(drawing, [...new Set(coming.flat())]).map((wish) => ({
    ...wish,
    one: numbers.of(wish.one),
    other: numbers.of(wish.other),
  }));
  if (isDrawnByLot(state, first, drawing.format)) {
    const draw = {
      seed: kept,
      courts: state.settings.courts ?? COURTS_MAX,
      rounds: count,
      players: numbers.count,
      played,
      presence: coming.map((present) => present.map(numbers.of)),
      sexes,
      wishes,
      prefersWishes: state.settings.prefersWishes,
    };
    return toRounds(drawAmericanoRounds(draw, pairs), [], making);
  }
  const seeding = computeSeeding(state, first, kept, drawing.levelOf);
  const { pairing, mixedPairing, avoidsRepeats } = state.settings;
  const draw = {
    seed: kept,
    courts: countCourts(state, coming[0] ?? []),
    players: numbers.count,
    ranking: seeding.map(({ entryId }) => numbers.of(entryId)),
    played,
    pairing,
    mixedPairing,
    avoidsRepeats,
    sexes,
    wishes,
  };
  return toRounds([drawMexicanoRound(draw, pairs)], seeding, making);
}
