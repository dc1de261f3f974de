import fc from 'fast-check';
import { listNumbersBelow, type DrawnRound } from '../../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle } from '../../../src/domain/draw/base/random';
import { drawMexicano } from '../../../src/domain/draw/drawMexicano';
import { moveInLadder } from '../../../src/domain/draw/ladder';
import { createRuns } from '../../support/createRuns';

const RUNS = createRuns(3_000);
const RULES = { seed: 7, pairing: '1+3', avoidsRepeats: true, isLadder: true } as const;

const createRound = (...fours: number[][]): DrawnRound => ({
  matches: fours.map(([p, q, r, s], at) => ({ court: at + 1, a: [p!, q!], b: [r!, s!] })),
  rests: [],
});

test('DRAW-30: winners go one court up, losers one down, within the places they held', () => {
  const matches = [
    { winners: [4, 1], losers: [2, 3] },
    { winners: [6, 7], losers: [5, 8] },
    { winners: [9, 12], losers: [10, 11] },
  ];
  const ladder = listNumbersBelow(13).map((at) => at + 1);
  expect(moveInLadder(ladder, matches)).toEqual([1, 4, 6, 7, 2, 3, 9, 12, 5, 8, 10, 11, 13]);
  expect(moveInLadder([13, ...ladder.slice(0, 12)], matches)).toEqual([
    13, 1, 4, 6, 7, 2, 3, 9, 12, 5, 8, 10, 11,
  ]);
});

test('DRAW-30: with one court the four stay, its winners first', () => {
  expect(moveInLadder([0, 1, 2, 3, 4], [{ winners: [1, 3], losers: [0, 2] }])).toEqual([
    1, 3, 0, 2, 4,
  ]);
  expect(moveInLadder([0, 1, 2], [])).toEqual([0, 1, 2]);
});

test('DRAW-30: the ladder loses no player, idle ones keep their place, and winners are above losers', () => {
  const input = fc.record({
    seed: fc.nat(),
    courts: fc.integer({ min: 1, max: 10 }),
    others: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(input, ({ seed, courts, others }) => {
      const random = createRandom(seed);
      const ladder = shuffle(listNumbersBelow(4 * courts + others), random);
      const players = shuffle(ladder, random).slice(0, 4 * courts);
      const matches = listNumbersBelow(courts).map((court) => ({
        winners: players.slice(4 * court, 4 * court + 2),
        losers: players.slice(4 * court + 2, 4 * court + 4),
      }));
      const moved = moveInLadder(ladder, matches);
      expect(new Set(moved)).toEqual(new Set(ladder));
      const isIdle = (player: number) => !players.includes(player);
      expect(moved.map((player) => (isIdle(player) ? player : null))).toEqual(
        ladder.map((player) => (isIdle(player) ? player : null)),
      );
      const getLast = (side: readonly number[]) => Math.max(...side.map((p) => moved.indexOf(p)));
      const getFirst = (side: readonly number[]) => Math.min(...side.map((p) => moved.indexOf(p)));
      for (const [at, { winners, losers }] of matches.entries()) {
        expect(getLast(winners)).toBeLessThan(getFirst(losers));
        const below = matches[at + 1];
        if (!below) continue;
        expect(getLast(winners)).toBeLessThan(getFirst(below.winners));
        expect(getLast(below.winners)).toBeLessThan(getFirst(losers));
        expect(getLast(losers)).toBeLessThan(getFirst(below.losers));
      }
    }),
    RUNS,
  );
});

const drawEight = (played: readonly DrawnRound[], rules = {}) =>
  drawMexicano({ ...RULES, courts: 2, players: 8, ranking: listNumbersBelow(8), played, ...rules });
const listFirstPairs = (round: DrawnRound) => round.matches.map(({ a }) => a);

test('DRAW-31: former partners are parted, and a tie goes to first with third', () => {
  const pairs12 = createRound([0, 1, 4, 5], [2, 3, 6, 7]);
  expect(listFirstPairs(drawEight([pairs12]))).toEqual([
    [0, 2],
    [4, 6],
  ]);
  const pairs13 = createRound([0, 2, 4, 6], [1, 3, 5, 7]);
  expect(listFirstPairs(drawEight([pairs13]))).toEqual([
    [0, 3],
    [4, 7],
  ]);
});

test('DRAW-31: partners are parted in the way whose pairs have played less often', () => {
  const before = createRound([0, 2, 4, 5], [1, 3, 6, 7]);
  const last = createRound([0, 1, 4, 7], [2, 3, 5, 6]);
  expect(listFirstPairs(drawEight([before, last]))[0]).toEqual([0, 3]);
});

test('DRAW-31: all three ways compete where the four are not two such pairs, and on one court', () => {
  const others = createRound([0, 2, 4, 5], [1, 6, 3, 7]);
  const again = createRound([0, 3, 4, 6], [1, 5, 2, 7]);
  expect(listFirstPairs(drawEight([again, others]))[0]).toEqual([0, 1]);
  const one = { ...RULES, courts: 1, players: 4, ranking: listNumbersBelow(4) };
  const played: DrawnRound[] = [];
  const firstPairs = listNumbersBelow(4).map(() => {
    const round = drawMexicano({ ...one, played });
    played.push(round);
    return round.matches[0]!.a;
  });
  expect(firstPairs).toEqual([
    [0, 2],
    [0, 3],
    [0, 1],
    [0, 2],
  ]);
});
