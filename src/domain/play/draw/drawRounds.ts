import {
  drawAmericanoByPartnerMode,
  drawMexicanoByPartnerMode,
} from '../../draw/drawByPartnerMode';
import type { DrawnRound } from '../../draw/base/drawnRound';
import { COURTS_MAX } from '../model/gameSettings';
import {
  toDrawnRound,
  createDrawNumbers,
  type DrawNumbers,
  listPairsByNumber,
  listSexesByNumber,
} from './drawNumbers';
import { countCourts, listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import {
  findFinal,
  listStartedRounds,
  type Pair,
  type Round,
  type SeedingPlace,
} from '../model/round';
import { computeRoundId } from '../model/roundId';
import { computeDrawFingerprint, listWishesAmong, type DrawContext } from './drawFingerprint';
import { computeSeeding } from './seeding';

type DrawnRoundsInput = {
  state: PlayState;
  numbers: DrawNumbers;
  seed: number;
  first: number;
  context: DrawContext;
};

/** Converts drawn rounds to the play's rounds. Each round's id depends on the round before. */
function toRounds(
  drawn: readonly DrawnRound[],
  seeding: readonly SeedingPlace[],
  input: DrawnRoundsInput,
): Round[] {
  const { state, numbers, seed, first, context } = input;
  const { getEntryId } = numbers;
  const toPair = ([one, other]: readonly [number, number]): Pair => [
    getEntryId(one),
    getEntryId(other),
  ];
  let after = state.rounds[first - 2]?.id ?? null;
  return drawn.map(({ matches, rests }, index) => {
    const content = {
      matches: matches.map(({ court, a, b }) => ({
        court,
        a: toPair(a),
        b: toPair(b),
        result: null,
      })),
      rests: rests.map(getEntryId),
    };
    after = computeRoundId(after, content);
    const basis = computeDrawFingerprint(state, first + index, { seed }, context);
    return { id: after, basis, seed, seeding, ...content, start: null };
  });
}

/**
 * Draws rounds after the started ones: all wanted rounds by lot, or one from the standings (DRAW-1). No round follows a
 * final (PLAY-85).
 * @param count the number of wanted rounds
 * @param seed used only for a play without rounds
 */
export function drawRounds(
  before: PlayState,
  count: number,
  seed: number,
  context: DrawContext,
): Round[] {
  const state = { ...before, rounds: listStartedRounds(before.rounds) };
  if (findFinal(state.rounds)) return [];
  const first = state.rounds.length + 1;
  const drawSeed = state.rounds[0]?.seed ?? seed;
  const drawableByRound = Array.from({ length: count }, (_, index) =>
    listDrawable(state, first + index),
  );
  const numbers = createDrawNumbers(state, [...new Set(drawableByRound.flat())]);
  const input: DrawnRoundsInput = { state, numbers, seed: drawSeed, first, context };
  const played = state.rounds.map((round) => toDrawnRound(round, numbers));
  const sexes = listSexesByNumber(state, numbers);
  const pairs = listPairsByNumber(state, numbers, played);
  const wishes = listWishesAmong(context, [...new Set(drawableByRound.flat())]).map((wish) => ({
    ...wish,
    one: numbers.getNumber(wish.one),
    other: numbers.getNumber(wish.other),
  }));
  const seeding = computeSeeding(state, first, drawSeed, context);
  if (!seeding) {
    const draw = {
      seed: drawSeed,
      courts: state.settings.courts ?? COURTS_MAX,
      rounds: count,
      players: numbers.count,
      played,
      presence: drawableByRound.map((present) => present.map(numbers.getNumber)),
      sexes,
      wishes,
      prefersWishes: state.settings.prefersWishes,
    };
    return toRounds(drawAmericanoByPartnerMode(draw, pairs), [], input);
  }
  const { seating, pairing, mixedPairing, avoidsRepeats } = state.settings;
  const draw = {
    seed: drawSeed,
    courts: countCourts(state, drawableByRound[0] ?? []),
    players: numbers.count,
    ranking: seeding.map(({ entryId }) => numbers.getNumber(entryId)),
    played,
    isLadder: seating === 'winnersUp',
    pairing,
    mixedPairing,
    avoidsRepeats,
    sexes,
    wishes,
  };
  return toRounds([drawMexicanoByPartnerMode(draw, pairs)], seeding, input);
}
