import fc from 'fast-check';
import { computeMeetingCounts } from '../../../src/domain/draw/base/meetingCounts';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';
import { drawPairsAmericano } from '../../../src/domain/draw/drawPairsAmericano';
import { drawPairsMexicano } from '../../../src/domain/draw/drawPairsMexicano';
import {
  listNumbersBelow,
  type DrawnPair,
  type DrawnRound,
} from '../../../src/domain/draw/base/drawnRound';
import { computeFairness } from '../../../src/domain/draw/fairness/fairness';
import { countRoundRobinRounds } from '../../../src/domain/draw/base/pairRounds';
import { listRoundFlaws, listSexes, computeWorstSpread } from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

const steps = 3000;

const mixed = fc.record({
  seed: fc.nat(),
  men: fc.integer({ min: 2, max: 12 }),
  women: fc.integer({ min: 2, max: 12 }),
  courts: fc.integer({ min: 1, max: 6 }),
  rounds: fc.integer({ min: 1, max: 10 }),
});

test('DRAW-10: in микст every pair is a man and a woman, and each sex rests evenly', () => {
  fc.assert(
    fc.property(mixed, ({ seed, men, women, courts, rounds }) => {
      const sexes = listSexes(men, women);
      const players = men + women;
      const draw = drawAmericano({ seed, courts, rounds, players, sexes, steps });
      const everybody = listNumbersBelow(players);
      const matches = Math.min(courts, Math.floor(men / 2), Math.floor(women / 2));
      expect(draw.flatMap((round) => listRoundFlaws(round, everybody, matches))).toEqual([]);
      const pairs = draw.flatMap((round) => round.matches.flatMap(({ a, b }) => [a, b]));
      expect(pairs.every(([one, other]) => sexes[one] !== sexes[other])).toBe(true);
      const [ofMen, ofWomen] = [everybody.slice(0, men), everybody.slice(men)];
      expect(computeWorstSpread(draw, ofMen)).toBeLessThanOrEqual(1);
      expect(computeWorstSpread(draw, ofWomen)).toBeLessThanOrEqual(1);
    }),
    createRuns(150),
  );
});

test.each([4, 6, 8, 10, 16])(
  'DRAW-10: %i men and as many women on all courts: each man plays with every woman once',
  (men) => {
    const sexes = listSexes(men, men);
    const size = { seed: 7, courts: men / 2, rounds: men, players: 2 * men, sexes };
    const { partnerRange, opponentRange } = computeFairness(drawAmericano(size), 2 * men, sexes);
    expect(partnerRange).toEqual({ least: 1, most: 1 });
    expect(opponentRange.most).toBeLessThanOrEqual(3);
  },
);

const createPairs = (count: number): DrawnPair[] =>
  listNumbersBelow(count).map((pair) => [2 * pair, 2 * pair + 1]);

/** Fewest and most meetings of any two pairs. */
function countMeetings(rounds: readonly DrawnRound[], count: number): number[] {
  const { opponents } = computeMeetingCounts(rounds, 2 * count);
  const counts = listNumbersBelow(count).flatMap((one) =>
    listNumbersBelow(one).map((other) => opponents[4 * one * count + 2 * other]!),
  );
  return [Math.min(...counts), Math.max(...counts)];
}

test.each([
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3],
  [8, 4],
  [9, 2],
  [12, 5],
  [20, 10],
])(
  'DRAW-11: %i fixed pairs on %i courts: all have met once, and have played equally often',
  (count, courts) => {
    const rounds = countRoundRobinRounds(count, courts);
    const pairs = createPairs(count);
    const draw = drawPairsAmericano({ seed: 7, courts, rounds, pairs });
    expect(countMeetings(draw, count)).toEqual([1, 1]);
    expect(computeWorstSpread(draw, listNumbersBelow(2 * count))).toBeLessThanOrEqual(1);
    const partners = draw.flatMap(({ matches }) => matches.flatMap(({ a, b }) => [a, b]));
    expect(partners.every(([one, other]) => other === one + 1 && one % 2 === 0)).toBe(true);
  },
);

test('DRAW-11: fixed pairs that come, go and rest are drawn fairly after what was played', () => {
  const size = fc.record({
    seed: fc.nat(),
    count: fc.integer({ min: 3, max: 10 }),
    courts: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(size, ({ seed, count, courts }) => {
      const pairs = createPairs(count);
      const played = drawPairsAmericano({ seed, courts, rounds: 3, pairs, steps });
      const left = listNumbersBelow(count - 1);
      const coming = drawPairsAmericano({
        ...{ seed, courts, pairs, played, steps },
        rounds: 3,
        presence: [left, left, left],
      });
      const matches = Math.min(courts, Math.floor(left.length / 2));
      const players = listNumbersBelow(2 * left.length);
      expect(coming.flatMap((round) => listRoundFlaws(round, players, matches))).toEqual([]);
      expect(computeWorstSpread([...played, ...coming], players)).toBeLessThanOrEqual(1);
    }),
    createRuns(),
  );
});

test('DRAW-11: in Мексикано first plays second, and no pair meets another again while that can be avoided', () => {
  const pairs = createPairs(6);
  const ranking = [3, 0, 1, 2, 4, 5];
  const played: DrawnRound[] = [];
  for (let at = 0; at < 5; at += 1) {
    const next = drawPairsMexicano({ seed: 7, courts: 3, pairs, ranking, played });
    if (at === 0) expect(next.matches[0]).toEqual({ court: 1, a: [6, 7], b: [0, 1] });
    played.push(next);
  }
  expect(countMeetings(played, 6)).toEqual([1, 1]);
  expect(drawPairsMexicano({ seed: 7, courts: 3, pairs, ranking, played }).matches[0]!.b).toEqual([
    0, 1,
  ]);
});

test('DRAW-30: in a ladder fixed pairs meet in its order, also again', () => {
  const pairs = createPairs(4);
  const ladder = { seed: 7, courts: 2, pairs, ranking: listNumbersBelow(4), isLadder: true };
  const first = drawPairsMexicano({ ...ladder, played: [] });
  const again = drawPairsMexicano({ ...ladder, played: [first] });
  expect(again.matches).toEqual(first.matches);
  expect(again.matches.map(({ a, b }) => [a[0], b[0]])).toEqual([
    [0, 2],
    [4, 6],
  ]);
});
