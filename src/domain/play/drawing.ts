import { drawAmericano } from './draw/drawAmericano';
import type { DrawnRound } from './draw/drawn';
import { drawMexicano } from './draw/drawMexicano';
import { COURTS_MAX } from './gameSettings';
import { courtsOf, presentAt, seatOf } from './presence';
import type { PlayState } from './playState';
import { begunRounds, presentIn, type Pair, type Round, type Seeding } from './round';
import { roundId } from './roundId';
import { basisOf, wishesAmong, type Drawing } from './basis';
import { isDrawnByLot, seedingOf } from './seeding';

/** Numbers for those who take part, and the way back; the same on every device. */
function makeNumbers(state: PlayState, present: readonly string[]) {
  const everybody = [...present, ...begunRounds(state.rounds).flatMap(presentIn)];
  const seats = [...new Set(everybody.map((entryId) => seatOf(state, entryId)))].sort();
  const numbers = new Map(seats.map((seat, number) => [seat, number]));
  const holders = new Map(present.map((entryId) => [seatOf(state, entryId), entryId]));
  return {
    count: seats.length,
    of: (entryId: string): number => numbers.get(seatOf(state, entryId))!,
    holder: (number: number): string => holders.get(seats[number]!)!,
  };
}

type Numbers = ReturnType<typeof makeNumbers>;

const drawnOf = ({ matches, rests }: Round, { of }: Numbers): DrawnRound => ({
  matches: matches.map(({ court, a, b }) => ({
    court,
    a: [of(a[0]), of(a[1])],
    b: [of(b[0]), of(b[1])],
  })),
  rests: rests.map(of),
});

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
  const courts = courtsOf(state, coming[0]?.length ?? 0);
  const wishes = wishesAmong(drawing, [...new Set(coming.flat())]).map((wish) => ({
    ...wish,
    one: numbers.of(wish.one),
    other: numbers.of(wish.other),
  }));
  if (isDrawnByLot(state, first, drawing.format)) {
    const drawn = drawAmericano({
      seed: kept,
      courts: state.settings.courts ?? COURTS_MAX,
      rounds: count,
      players: numbers.count,
      played,
      presence: coming.map((present) => present.map(numbers.of)),
      wishes,
      prefersWishes: state.settings.prefersWishes,
    });
    return toRounds(drawn, [], making);
  }
  const seeding = seedingOf(state, first, kept, drawing.levelOf);
  const { pairing, avoidsRepeats } = state.settings;
  const drawn = drawMexicano({
    seed: kept,
    courts,
    players: numbers.count,
    ranking: seeding.map(({ entryId }) => numbers.of(entryId)),
    played,
    pairing,
    avoidsRepeats,
    wishes,
  });
  return toRounds([drawn], seeding, making);
}
