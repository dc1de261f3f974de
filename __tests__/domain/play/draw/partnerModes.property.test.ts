import assert from 'node:assert/strict';
import fc from 'fast-check';
import { drawRounds } from '../../../../src/domain/play/draw/drawRounds';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { EMPTY_PLAY_STATE, type PlayState } from '../../../../src/domain/play/log/playState';
import {
  listStartedRounds,
  listParticipants,
  type Pair,
  type Round,
} from '../../../../src/domain/play/model/round';
import { listDrawable, listAvailable } from '../../../../src/domain/play/roster/availability';
import { isMatchPlayed } from '../../../../src/domain/play/score/winningSide';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { createStartState, turnsInput, playTurns } from '../support/playedTurns';
import { createRuns } from '../../../support/createRuns';

const EVENINGS = createRuns(2_000);
/** Fewer runs, because each run is a search. */
const SEARCHED = createRuns(20);

const listPairs = ({ matches }: Round): Pair[] => matches.flatMap(({ a, b }) => [a, b]);

function expectPair({ entries, settings }: PlayState, [one, other]: Pair) {
  if (settings.variant === 'mixed') assert.notEqual(entries[one]!.sex, entries[other]!.sex);
  else assert.equal(entries[one]!.partner, other, 'a pair stays together');
}

function expectRound(state: PlayState, round: Round) {
  const present = listParticipants(round);
  assert.equal(new Set(present).size, present.length, 'nobody is in a round twice');
  assert(round.matches.length <= (state.settings.courts ?? 10));
  for (const pair of listPairs(round)) expectPair(state, pair);
}

/** Checks that the match counts of entries present throughout differ by at most one; in микст, within each sex. */
function expectMatches(state: PlayState, rounds: readonly Round[]) {
  const throughout = Object.keys(state.entries).filter((id) =>
    rounds.every((round) => listParticipants(round).includes(id)),
  );
  const groups =
    state.settings.variant === 'mixed'
      ? (['m', 'f'] as const).map((sex) =>
          throughout.filter((id) => state.entries[id]!.sex === sex),
        )
      : [throughout];
  for (const group of groups) {
    const counts = group.map(
      (id) => rounds.flatMap(listPairs).filter((pair) => pair.includes(id)).length,
    );
    if (counts.length > 0) assert(Math.max(...counts) - Math.min(...counts) <= 1);
  }
}

/**
 * Checks the sum of points. Each point counts for both players of a pair; a fixed pair is one row, so it counts once.
 */
function expectStandings(state: PlayState) {
  const begun = listStartedRounds(state.rounds);
  const each = state.settings.variant === 'fixed' ? 1 : 2;
  const results = begun.flatMap(({ matches }) => matches.map(({ result }) => result));
  const points = results.filter(isMatchPlayed).reduce((sum, { a, b }) => sum + each * (a + b), 0);
  const table = computePlayStandings(state);
  assert.equal(
    table.reduce((sum, row) => sum + row.points - row.credit, 0),
    points,
  );
  const inRows = table.flatMap(({ entryIds }) => entryIds);
  assert.equal(new Set(inRows).size, inRows.length, 'nobody is in two rows');
  if (each === 1)
    for (const pair of begun.flatMap(listPairs)) {
      assert.equal(
        table.filter(({ entryIds }) => pair.some((id) => entryIds.includes(id))).length,
        1,
      );
    }
}

const variant = fc.constantFrom('mixed' as const, 'fixed' as const);

test('PLAY-41: in any evening of микст or of fixed pairs rounds and standings are sound', () => {
  let rounds = 0;
  fc.assert(
    fc.property(turnsInput, variant, (given, of) => {
      const { states } = playTurns({ ...given, variant: of });
      for (const state of states) for (const round of state.rounds) expectRound(state, round);
      if (states.length > 0) expectStandings(states.at(-1)!);
      rounds += states.at(-1)?.rounds.length ?? 0;
    }),
    EVENINGS,
  );
  expect(rounds).toBeGreaterThan(EVENINGS.numRuns / 2);
});

test('DRAW-10: an Американо of микст or of fixed pairs is drawn from the roster, and all play equally often', () => {
  const given = fc.record({
    players: fc.integer({ min: 4, max: 17 }),
    courts: fc.constantFrom(null, 1, 2),
    seed: fc.nat(99),
    rounds: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(given, variant, ({ players, courts, seed, rounds }, of) => {
      const state = createStartState(players, courts, of);
      fc.pre(listDrawable(state, 1).length >= 4);
      const drawn = drawRounds(state, rounds, seed, {
        format: FORMATS.Американо,
        levelOf: () => null,
      });
      for (const round of drawn) {
        expectRound(state, round);
        expect(listParticipants(round).sort()).toEqual(listDrawable(state, 1).sort());
      }
      // The last round of fixed pairs may contain only pairs that have not met, so it is skipped.
      const isLess = drawn.some(({ matches }) => matches.length < drawn[0]!.matches.length);
      if (!isLess) expectMatches(state, drawn);
    }),
    SEARCHED,
  );
});

test('PLAY-41: the player without a partner in an odd number is there, and is not drawn', () => {
  const state = createStartState(9, null, 'fixed');
  expect(listAvailable(state, 1)).toHaveLength(9);
  expect(listDrawable(state, 1)).not.toContain('e08');
  expect(listDrawable({ ...state, settings: EMPTY_PLAY_STATE.settings }, 1)).toContain('e08');
});
