import { drawAmericanoOf, drawMexicanoOf } from './draw/drawVariant';
import type { DrawnRound } from './draw/drawn';
import { COURTS_MAX } from './gameSettings';
import { drawnOf, makeNumbers, type Numbers } from './drawNumbers';
import { courtsOf, presentAt } from './presence';
import type { PlayState } from './playState';
import { begunRounds, type Pair, type Round, type Seeding } from './round';
import { roundId } from './roundId';
import { basisOf, wishesAmong, type Drawing } from './basis';
import { isDrawnByLot, seedingOf } from './seeding';
import { pairsOf, sexesOf } from './variantNumbers';

type Making = { state: PlayState; numbers: Numbers; seed: number; first: number; drawing: Drawing };

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
    after = roundId(after, content);
    const basis = basisOf(state, first + index, seed, drawing);
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
  drawing: Drawing,
): Round[] {
  const state = { ...before, rounds: begunRounds(before.rounds) };
  const first = state.rounds.length + 1;
  const kept = state.rounds[0]?.seed ?? seed;
  const coming = Array.from({ length: count }, (_, index) => presentAt(state, first + index));
  const numbers = makeNumbers(state, [...new Set(coming.flat())]);
  const making: Making = { state, numbers, seed: kept, first, drawing };
  const played = state.rounds.map((round) => drawnOf(round, numbers));
  const sexes = sexesOf(state, numbers);
  const pairs = pairsOf(state, numbers, played);
  const wishes = wishesAmong(drawing, [...new Set(coming.flat())]).map((wish) => ({
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
    return toRounds(drawAmericanoOf(draw, pairs), [], making);
  }
  const seeding = seedingOf(state, first, kept, drawing.levelOf);
  const { pairing, mixedPairing, avoidsRepeats } = state.settings;
  const draw = {
    seed: kept,
    courts: courtsOf(state, coming[0] ?? []),
    players: numbers.count,
    ranking: seeding.map(({ entryId }) => numbers.of(entryId)),
    played,
    pairing,
    mixedPairing,
    avoidsRepeats,
    sexes,
    wishes,
  };
  return toRounds([drawMexicanoOf(draw, pairs)], seeding, making);
}
