import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import {
  getStandingsOrder,
  STANDINGS_ORDERS,
} from '../../../../src/domain/play/model/gameSettings';
import { listStartedRounds } from '../../../../src/domain/play/model/round';
import { createSettingsEvent } from '../../../../src/domain/play/roster/entryEvents';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { createRuns } from '../../../support/createRuns';
import { applyAll } from '../support/entries';
import { playTurns, turnsInput } from '../support/playedTurns';

const RUNS = createRuns(1_000);
const ORDERS = {
  points: { ordersByAverage: false, ordersByWins: false },
  average: { ordersByAverage: true, ordersByWins: false },
  wins: { ordersByAverage: true, ordersByWins: true },
};

const input = fc.record({
  turns: turnsInput,
  order: fc.constantFrom(...STANDINGS_ORDERS),
  one: fc.nat(99),
  other: fc.nat(99),
  a: fc.nat(24),
});

test('PLAY-5, PLAY-6, PLAY-82: a score corrected and corrected back leaves the table as it was, and so does an order that is chosen and taken back', () => {
  let moved = 0;
  fc.assert(
    fc.property(input, ({ turns, order, one, other, a }) => {
      const { before, states } = playTurns(turns);
      const state = states.at(-1) ?? before;
      const start = computePlayStandings(state);
      const chosen = applyAll(state, [createSettingsEvent(state.settings, ORDERS[order])]);
      assert.equal(getStandingsOrder(chosen.settings), order);
      const table = computePlayStandings(chosen);
      const scored = listStartedRounds(chosen.rounds);
      const round = scored[one % Math.max(1, scored.length)];
      const match = round?.matches[other % round.matches.length];
      if (round && match) {
        const result = { a, b: 24 - a, mark: null };
        const corrected = applyAll(chosen, [createResultEvent(round, match, result)]);
        if (JSON.stringify(computePlayStandings(corrected)) !== JSON.stringify(table)) moved += 1;
        const back = applyAll(corrected, [
          createResultEvent(round, { ...match, result }, match.result),
        ]);
        assert.deepEqual(computePlayStandings(back), table);
      }
      const taken = applyAll(chosen, [createSettingsEvent(chosen.settings, state.settings)]);
      assert.deepEqual(computePlayStandings(taken), start);
    }),
    RUNS,
  );
  expect(moved).toBeGreaterThan(RUNS.numRuns / 3);
});
