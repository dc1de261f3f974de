import { listDrawnMatchPlayers } from '../../../src/domain/draw/base/drawnRound';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';

const PLAYERS = 8;
const ROUNDS = 7;

/** Deviations from an even split of each player's matches over two courts: the largest, and the sum of squares. */
function computeUnevenness(firstCourt: readonly (readonly number[])[]): readonly [number, number] {
  const off = Array.from({ length: PLAYERS }, (_, player) =>
    Math.abs(2 * firstCourt.filter((four) => four.includes(player)).length - ROUNDS),
  );
  return [Math.max(...off), off.reduce((sum, one) => sum + one * one, 0)];
}

test('DRAW-5: no choice of courts is more even than ours, for eight on two courts and seven rounds', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const rounds = drawAmericano({ seed, courts: 2, rounds: ROUNDS, players: PLAYERS });
    const fours = rounds.map(({ matches }) => matches.map(listDrawnMatchPlayers));
    const ours = computeUnevenness(fours.map(([first]) => first!));
    const all = Array.from({ length: 2 ** ROUNDS }, (_, choice) =>
      computeUnevenness(fours.map((two, round) => two[(choice >> round) & 1]!)),
    );
    expect(ours[0]).toBe(Math.min(...all.map(([most]) => most)));
    // In this draw every choice of courts gives the same sum of squares.
    expect(new Set(all.map(([, squares]) => squares))).toEqual(new Set([ours[1]]));
  }
});
