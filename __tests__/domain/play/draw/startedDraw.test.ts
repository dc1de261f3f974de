import {
  createRedrawRunningEvents,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import {
  createCancelRoundEvent,
  createResultEvent,
} from '../../../../src/domain/play/draw/roundEvents';
import { computeSeeding } from '../../../../src/domain/play/draw/seeding';
import { isRunningDrawStale } from '../../../../src/domain/play/draw/startedDraw';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { MatchResult } from '../../../../src/domain/play/model/round';
import { applyAll, createPlayState } from '../support/entries';

const AT = '2026-11-25T16:00:00.000Z';
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const mexicano = { format: FORMATS.Мексикано, levelOf: () => null } as const;

const start = (state: PlayState, format = mexicano.format) =>
  applyAll(
    state,
    createStartRoundEvents(state, AT, { planned: 5, seed: 7, context: { ...mexicano, format } }),
  );

function score(state: PlayState, round: number, court: number, a: number, b = 24 - a): PlayState {
  const one = state.rounds[round - 1]!;
  const match = one.matches.find((each) => each.court === court)!;
  const result: MatchResult = { a, b, mark: null };
  return applyAll(state, [createResultEvent(one, match, result)]);
}

/** A play of eight players with two rounds; the second one is started and has no score. */
function begin(format = mexicano.format, settings = {}): PlayState {
  const play = createPlayState(Object.fromEntries(IDS.map((id) => [id, {}])), settings);
  return start(score(score(start(play, format), 1, 1, 20), 1, 2, 15), format);
}

const isStale = (state: PlayState) => isRunningDrawStale(state, mexicano);

test('PLAY-56: a score corrected before the first one of the next round makes its draw stale', () => {
  const play = begin();
  expect(isStale(play)).toBe(false);
  const corrected = score(play, 1, 1, 4);
  expect(isStale(corrected)).toBe(true);
  // A round with a score stays as it was drawn.
  expect(isStale(score(corrected, 2, 1, 12))).toBe(false);
  expect(isStale(score(corrected, 1, 1, 20))).toBe(false);
});

test('PLAY-56: a score that leaves the order as it was changes nothing', () => {
  expect(isStale(score(begin(), 1, 1, 21))).toBe(false);
});

test.each(['standings', 'winnersUp'] as const)(
  'PLAY-56: players who leave, come or are replaced do not change it: %s',
  (seating) => {
    const play = begin(mexicano.format, { seating });
    const left = applyAll(play, [
      {
        kind: 'entryChanged',
        entryId: 'a',
        from: { attendance: null },
        to: { attendance: 'left' },
      },
    ]);
    expect(isStale(left)).toBe(false);
    const withOther = {
      ...play,
      entries: { ...play.entries, z: { ...play.entries.a!, rank: 'z' } },
    };
    expect(isStale(withOther)).toBe(false);
    const replaced = applyAll(
      withOther,
      createSubstitutionEvents(withOther, 'a', 'z', { sharesRow: false, context: mexicano }),
    );
    expect(isStale(replaced)).toBe(false);
  },
);

test('PLAY-56: a round by lot, only drawn, or of a finished play is not offered again', () => {
  const americano = FORMATS.Американо;
  expect(isRunningDrawStale(begin(americano), { ...mexicano, format: americano })).toBe(false);
  expect(isStale(score(begin(mexicano.format, { lotRounds: 2 }), 1, 1, 4))).toBe(false);
  const corrected = score(begin(), 1, 1, 4);
  const finished = { ...corrected, outcome: { ...corrected.outcome, finishedAt: AT } };
  expect(isStale(finished)).toBe(false);
  const cancelled = applyAll(corrected, [createCancelRoundEvent(corrected, mexicano)!]);
  expect(isStale(cancelled)).toBe(false);
});

test('PLAY-56: a round drawn again follows the current standings, and has started', () => {
  const corrected = score(begin(), 1, 1, 4);
  const later = '2026-11-25T16:20:00.000Z';
  const plan = { planned: 5, seed: 9, context: mexicano };
  const anew = applyAll(corrected, createRedrawRunningEvents(corrected, later, plan));
  expect(anew.rounds).toHaveLength(2);
  const round = anew.rounds[1]!;
  expect(round.start!.at).toBe(later);
  const before = { ...anew, rounds: anew.rounds.slice(0, 1) };
  expect(round.seeding).toEqual(computeSeeding(before, 2, round.seed, mexicano));
  expect(round.id).not.toBe(corrected.rounds[1]!.id);
  expect(isStale(anew)).toBe(false);
});
