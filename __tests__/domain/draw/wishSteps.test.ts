import fc from 'fast-check';
import { listNumbersBelow } from '../../../src/domain/draw/base/drawnRound';
import { createRandom } from '../../../src/domain/draw/base/random';
import {
  computeWishCounts,
  countBrokenInMatch,
  WISH_KINDS,
  type Wish,
} from '../../../src/domain/draw/base/wishes';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';
import { drawMexicano } from '../../../src/domain/draw/drawMexicano';
import { separateByWishes } from '../../../src/domain/draw/separateByWishes';
import { COURTS_MAX } from '../../../src/domain/play/model/gameSettings';
import { listSexes } from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

/** Wishes between all players, or between a given percentage of all couples of players. */
const createManyWishes = (players: number, seed: number, part: number): Wish<number>[] => {
  const random = createRandom(seed);
  return listNumbersBelow(players).flatMap((one) =>
    listNumbersBelow(one)
      .filter(() => random() % 100 < part)
      .map((other) => ({ one: other, other: one, kind: WISH_KINDS[random() % 2]! })),
  );
};

const manyWishes = fc.record({
  seed: fc.nat(1000),
  part: fc.constantFrom(5, 20, 50, 90, 100),
  isMixed: fc.boolean(),
});

test('DRAW-6: players change places in a number of steps that has a limit, for any wishes', () => {
  fc.assert(
    fc.property(manyWishes, fc.integer({ min: 1, max: COURTS_MAX }), (many, courts) => {
      const players = 4 * courts;
      const wishCounts = computeWishCounts(
        createManyWishes(players, many.seed, many.part),
        players,
      );
      const everybody = listNumbersBelow(players);
      const ranked = many.isMixed
        ? [everybody.slice(0, 2 * courts), everybody.slice(2 * courts)]
        : [everybody];
      let steps = 0;
      separateByWishes(ranked, (...match) => {
        steps += 1;
        return countBrokenInMatch(wishCounts, ...match);
      });
      const swaps = (players * players) / 2;
      // Each swap tries three pairings on each of two courts. A helpful swap evaluates two courts more.
      const ofOnePass = 6 * swaps + 6;
      expect(steps).toBeLessThanOrEqual(3 * courts + (6 * courts + 1) * ofOnePass);
    }),
    createRuns(60),
  );
});

/** A list of wishes that counts its reads. */
function createCountedWishes(wishes: readonly Wish<number>[]) {
  const reads = { count: 0 };
  const counted = wishes.map(({ one, other, kind }) => ({
    get one() {
      reads.count += 1;
      return one;
    },
    other,
    kind,
  }));
  return { reads, counted };
}

const SIZE = { seed: 7, courts: COURTS_MAX, rounds: 40 };
/** More players than the courts can take, so that some rest. */
const SIXTY = 60;

test.each([40, SIXTY])(
  'DRAW-6: a draw looks at each wish of %i players only a few times, however many there are',
  (players) => {
    for (const sexes of [null, listSexes(players / 2, players / 2)]) {
      const { reads, counted } = createCountedWishes(createManyWishes(players, 1, 100));
      drawAmericano({ ...SIZE, players, sexes, wishes: counted, steps: 1000 });
      expect(reads.count).toBeLessThanOrEqual(8 * counted.length);
      reads.count = 0;
      drawMexicano({
        ...SIZE,
        players,
        sexes,
        ranking: listNumbersBelow(players),
        played: [],
        pairing: '1+3',
        avoidsRepeats: true,
        wishes: counted,
      });
      // A count has five pairings per court, with four reads each.
      expect(reads.count).toBeLessThanOrEqual((8 + 20 * COURTS_MAX) * counted.length);
    }
  },
);
