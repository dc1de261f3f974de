import fc from 'fast-check';
import type { FinalPairing } from '../../../../src/domain/draw/base/pairings';
import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { createFinalEvent } from '../../../../src/domain/play/draw/drawFinal';
import {
  createOutcomeEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { PARTNER_MODES, STANDINGS_ORDERS } from '../../../../src/domain/play/model/gameSettings';
import {
  FINAL_FOURS,
  type Final,
  type FinalFours,
  type MatchResult,
  type Round,
} from '../../../../src/domain/play/model/round';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { applyAll } from './entries';
import { createRound } from './mexicanoRounds';
import { createStartState, drawContext } from './playedTurns';

export const AT = '2026-11-25T18:00:00.000Z';

/** A final to a sum of 8 games; the rounds of these tests are to 24 points. */
export const createFinal = (fours: FinalFours = 'all', pairing: FinalPairing = '1+4'): Final => ({
  fours,
  pairing,
  terms: { scoring: 'total', unit: 'games', target: 8, minutes: 33 },
});

/** A started final, court by court. */
export const createFinalRound = (
  lines: readonly string[],
  rests: readonly string[] = [],
): Round => ({
  ...createRound(lines, { ...createFinal().terms, restCredit: 'none', rests }),
  final: createFinal(),
});

/** Names in the order of the standings after the two rounds below. */
export const EIGHT = [
  ...['Климов', 'Ахметов', 'Лунёв', 'Сафонова'],
  ...['Крылова', 'Белов', 'Дёмина', 'Орлова'],
];
export const EIGHT_ROUNDS: readonly Round[] = [
  createRound(['Климов+Ахметов 20:4 Дёмина+Орлова', 'Лунёв+Сафонова 14:10 Крылова+Белов']),
  createRound(['Климов+Лунёв 13:11 Ахметов+Сафонова', 'Крылова+Дёмина 13:11 Белов+Орлова']),
];

const createPlan = (planned: number) => ({ planned, seed: 5, context: drawContext });

/** Starts the next round of a play, or its drawn final. */
export const startNext = (state: PlayState, planned: number): PlayState =>
  applyAll(state, createStartRoundEvents(state, AT, createPlan(planned)));

/** Enters a result on each court of the last round; null leaves the match open. */
export function scoreLast(
  state: PlayState,
  createResult: (court: number) => MatchResult | null,
): PlayState {
  const round = state.rounds.at(-1)!;
  const events = round.matches.map((match, index) =>
    createResultEvent(round, match, createResult(index)),
  );
  return applyAll(state, events);
}

export const drawFinalIn = (state: PlayState, final = createFinal()): PlayState =>
  applyAll(state, [createFinalEvent(state, final)!]);

/** Few different scores, so that places are often shared. */
const roundResult: fc.Arbitrary<MatchResult> = fc.constantFrom(
  { a: 12, b: 12, mark: null },
  { a: 14, b: 10, mark: null },
  { a: 10, b: 14, mark: null },
  { a: 0, b: 0, mark: 'notPlayed' },
);
const finalResult: fc.Arbitrary<MatchResult | null> = fc.constantFrom(
  { a: 5, b: 3, mark: null },
  { a: 2, b: 6, mark: null },
  { a: 4, b: 4, mark: null },
  { a: 2, b: 1, mark: 'stopped' },
  { a: 0, b: 0, mark: 'notPlayed' },
  null,
);

export type FinalEvening = {
  /** After the last round, before the final is drawn. */
  before: PlayState;
  final: Round;
  /** After the final is started and scored, and players have left during it. */
  after: PlayState;
  planned: number;
};

type Away = { who: number; attendance: 'left' | 'paused' };
const away = fc.array(
  fc.record({ who: fc.nat(20), attendance: fc.constantFrom('left' as const, 'paused' as const) }),
  { maxLength: 2 },
);

/** Events that mark players as left or paused, by their positions in the roster. */
const createAwayEvents = (state: PlayState, all: readonly Away[]): PlayEvent[] => {
  const ids = Object.keys(state.entries);
  const marks = new Map(all.map(({ who, attendance }) => [ids[who % ids.length]!, attendance]));
  return [...marks]
    .filter(([id, attendance]) => state.entries[id]!.attendance !== attendance)
    .map(([id, attendance]) => createEntryEvent({ ...state.entries[id]!, id }, { attendance }));
};

/** Plays of a few rounds with a final; null when too few players are left for one. */
export const finalEvening: fc.Arbitrary<FinalEvening | null> = fc
  .record({
    players: fc.integer({ min: 4, max: 14 }),
    courts: fc.constantFrom(null, 1, 2, 3),
    variant: fc.constantFrom(...PARTNER_MODES),
    order: fc.constantFrom(...STANDINGS_ORDERS),
    rounds: fc.array(fc.array(roundResult, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    }),
    /** Number of the court's winner among those who share the first place after the rounds; null for none. */
    settled: fc.option(fc.nat(3)),
    goBefore: away,
    goIn: away,
    results: fc.array(finalResult, { minLength: 3, maxLength: 3 }),
    fours: fc.constantFrom(...FINAL_FOURS),
    pairing: fc.constantFrom('1+4' as const, '1+3' as const, '1+2' as const, 'M1+W1' as const),
  })
  .map(({ players, courts, variant, order, ...evening }) => {
    const { rounds, settled, goBefore, goIn, results, fours, pairing } = evening;
    const start = createStartState(players, courts, variant);
    const settings = {
      ...start.settings,
      ordersByAverage: order === 'average',
      ordersByWins: order === 'wins',
    };
    const planned = rounds.length;
    const played = rounds.reduce<PlayState>(
      (state, scores) => scoreLast(startNext(state, planned), (court) => scores[court]!),
      { ...start, settings },
    );
    const tied = computePlayStandings(played).filter(({ place }) => place === 1);
    const winnerId = settled === null ? null : tied[settled % tied.length]!.entryIds[0]!;
    const outcome = createOutcomeEvent(played.outcome, { winnerId });
    const before = applyAll(played, [outcome, ...createAwayEvents(played, goBefore)]);
    if (!createFinalEvent(before, createFinal(fours, pairing))) return null;
    const begun = startNext(drawFinalIn(before, createFinal(fours, pairing)), planned);
    const scored = scoreLast(begun, (court) => results[court]!);
    const after = applyAll(scored, createAwayEvents(scored, goIn));
    return { before, final: after.rounds.at(-1)!, after, planned };
  });
