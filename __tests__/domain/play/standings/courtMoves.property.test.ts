import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createDrawEvent } from '../../../../src/domain/play/draw/drawEvents';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { PARTNER_MODES, type PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import { listMatchPlayers } from '../../../../src/domain/play/model/round';
import { computeCourtMoves } from '../../../../src/domain/play/rounds/courtMoves';
import { createRuns } from '../../../support/createRuns';
import { scoreLast, startNext } from '../support/finals';
import { createStartState, drawContext } from '../support/playedTurns';

const PLANNED = 9;
const RUNS = createRuns(300);
/** First rounds with a draw, which is the pair's that stood higher before any round. */
const DRAWS = (['fixed', 'changing'] as const).flatMap((variant) =>
  [
    [12, 0, 0, 0],
    [0, 12, 0, 0],
  ].map((scores): [Evening] => [{ players: 8, courts: 2, variant, rounds: [scores] }]),
);

type Evening = {
  players: number;
  courts: number;
  variant: PartnerMode;
  rounds: number[][];
};

const evening: fc.Arbitrary<Evening> = fc.record({
  players: fc.constantFrom(8, 9, 10, 12, 13, 16),
  courts: fc.integer({ min: 1, max: 4 }),
  variant: fc.constantFrom(...PARTNER_MODES),
  rounds: fc.array(fc.array(fc.nat(24), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  }),
});

test('DRAW-32: an arrow after a result never points to another court than the next draw', () => {
  let arrows = 0;
  fc.assert(
    fc.property(evening, ({ players, courts, variant, rounds }) => {
      const start = createStartState(players, courts, variant);
      const settings = { ...start.settings, seating: 'winnersUp' as const };
      const state = rounds.reduce<PlayState>(
        (before, scores) =>
          scoreLast(startNext(before, PLANNED), (court) => ({
            ...{ a: scores[court]!, b: 24 - scores[court]!, mark: null },
          })),
        { ...start, settings },
      );
      const played = state.rounds.at(-1)!;
      const moves = computeCourtMoves(state, played, PLANNED, drawContext.format);
      const next = createDrawEvent(state, { planned: PLANNED, seed: 5, context: drawContext })
        .to[0]!;
      const findCourt = ({ matches }: typeof next, id: string) =>
        matches.find((match) => listMatchPlayers(match).includes(id))?.court;
      for (const [id, move] of moves) {
        const [from, to] = [findCourt(played, id)!, findCourt(next, id)!];
        assert.equal(to, move === 'up' ? from - 1 : from + 1);
        arrows += 1;
      }
    }),
    { ...RUNS, examples: DRAWS },
  );
  expect(arrows).toBeGreaterThan(RUNS.numRuns / 2);
});
