import fc from 'fast-check';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';
import { computeFairness } from '../../../src/domain/draw/fairness/fairness';
import { listNumbersBelow, listDrawnParticipants } from '../../../src/domain/draw/base/drawnRound';
import {
  createPresence,
  listRoundFlaws,
  createSizes,
  computeWorstSpread,
} from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

/** Players who joined in the same round and play or rest in every later one. */
const listStayers = (presence: readonly (readonly number[])[], from: number): number[] =>
  presence[from]!.filter(
    (player) =>
      !presence[from - 1]?.includes(player) &&
      presence.slice(from).every((present) => present.includes(player)),
  );

test('DRAW-1, DRAW-2: rounds are fair when everybody is there all the time', () => {
  fc.assert(
    fc.property(createSizes(), (size) => {
      const everybody = listNumbersBelow(size.players);
      const rounds = drawAmericano({ ...size, steps: 2000 });
      expect(rounds).toHaveLength(size.rounds);
      const flaws = rounds.flatMap((round) => listRoundFlaws(round, everybody, size.courts));
      expect(flaws).toEqual([]);
      expect(computeWorstSpread(rounds, everybody)).toBeLessThanOrEqual(1);
    }),
    createRuns(300),
  );
});

const changing = createSizes({ players: 20 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    presence: createPresence(size.players, size.rounds),
    cut: fc.nat(size.rounds - 1),
  }),
);

test('DRAW-1, DRAW-2, DRAW-7: rounds are fair when players come late, leave or return, after any played rounds', () => {
  fc.assert(
    fc.property(changing, ({ size, presence, cut }) => {
      const played = drawAmericano({ ...size, rounds: cut, presence, steps: 2000 });
      const coming = drawAmericano({
        ...size,
        seed: size.seed + 1,
        rounds: size.rounds - cut,
        played,
        presence: presence.slice(cut),
        steps: 2000,
      });
      const rounds = [...played, ...coming];
      const flaws: string[] = [];
      for (const [at, round] of rounds.entries()) {
        const matches = Math.min(size.courts, Math.floor(presence[at]!.length / 4));
        flaws.push(...listRoundFlaws(round, presence[at]!, matches));
        const before = rounds[at - 1] ? listDrawnParticipants(rounds[at - 1]!) : presence[at]!;
        const stayed = presence[at]!.filter((player) => before.includes(player));
        const restingNewcomers = round.rests.filter((player) => !before.includes(player));
        // A newcomer rests only when all players who stayed from the previous round rest too.
        if (restingNewcomers.length > 0) {
          if (!stayed.every((player) => round.rests.includes(player))) flaws.push('newcomer');
        }
        if (computeWorstSpread(rounds.slice(at), listStayers(presence, at)) > 1)
          flaws.push('spread');
      }
      expect(flaws).toEqual([]);
    }),
    createRuns(300),
  );
});

test('DRAW-6: the same seed gives the same draw, another one another', () => {
  const size = { courts: 2, players: 11, rounds: 5 };
  const [one, again, other] = [7, 7, 8].map((seed) => drawAmericano({ ...size, seed }));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test('DRAW-7: a design that has begun continues as if all rounds had been drawn together', () => {
  const size = { seed: 7, courts: 3, players: 12 };
  const whole = drawAmericano({ ...size, rounds: 11 });
  const played = whole.slice(0, 4);
  expect(drawAmericano({ ...size, rounds: 7, played })).toEqual(whole.slice(4));
});

test('DRAW-7: partners of the rounds played are not repeated while others are left', () => {
  const size = { courts: 2, players: 10 };
  const played = drawAmericano({ ...size, seed: 1, rounds: 4 });
  const coming = drawAmericano({ ...size, seed: 2, rounds: 4, played });
  expect(computeFairness([...played, ...coming], 10).partnerRepeats).toBe(0);
});

test('DRAW-5: each player’s courts vary', () => {
  const draw = drawAmericano({ seed: 7, courts: 4, rounds: 8, players: 16 });
  const { courts } = computeFairness(draw, 16);
  expect(Math.max(...courts.flat())).toBeLessThanOrEqual(4);
  expect(courts.every((row) => row.filter((count) => count > 0).length >= 3)).toBe(true);
});

test('DRAW-6: a search ends by its steps, so that time has no say in it', () => {
  const clocks = [jest.spyOn(performance, 'now'), jest.spyOn(Date, 'now')];
  drawAmericano({ seed: 7, courts: 3, rounds: 7, players: 17, steps: 5000 });
  const calls = clocks.flatMap((clock) => clock.mock.calls);
  clocks.forEach((clock) => clock.mockRestore());
  expect(calls).toEqual([]);
});
