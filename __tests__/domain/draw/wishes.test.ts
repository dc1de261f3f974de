import fc from 'fast-check';
import { drawAmericano, type AmericanoInput } from '../../../src/domain/draw/drawAmericano';
import { listNumbersBelow, type DrawnRound } from '../../../src/domain/draw/base/drawnRound';
import { drawMexicano } from '../../../src/domain/draw/drawMexicano';
import { computeFairness } from '../../../src/domain/draw/fairness/fairness';
import { createRandom, shuffle } from '../../../src/domain/draw/base/random';
import { describePairingChoice } from '../../../src/domain/draw/describePairingChoice';
import {
  countBrokenWishes,
  type Wish,
  WISH_KINDS,
  type WishKind,
} from '../../../src/domain/draw/base/wishes';
import { listRoundFlaws, listSexes, createSizes, computeWorstSpread } from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

const createWish = (one: number, other: number, kind: WishKind = 'notPartners'): Wish<number> => ({
  one,
  other,
  kind,
});

/** Wishes that keep every two players of a group apart. */
const createApartWishes = (group: readonly number[], kind: WishKind): Wish<number>[] =>
  group.flatMap((one, at) => group.slice(at + 1).map((other) => createWish(one, other, kind)));

const createWishes = (players: number, most: number) =>
  fc.uniqueArray(
    fc
      .tuple(
        fc.shuffledSubarray(listNumbersBelow(players), { minLength: 2, maxLength: 2 }),
        fc.constantFrom(...WISH_KINDS),
      )
      .map(([two, kind]) => {
        const [one, other] = two.toSorted((first, second) => first - second);
        return createWish(one!, other!, kind);
      }),
    { maxLength: most, selector: ({ one, other }) => `${one} ${other}` },
  );

const sized = createSizes({ players: 20, rounds: 8 }).chain((size) =>
  fc.record({ size: fc.constant(size), wishes: createWishes(size.players, 6) }),
);

test('DRAW-20: wishes never cost a player a match or a rest', () => {
  fc.assert(
    fc.property(sized, fc.boolean(), ({ size, wishes }, prefersWishes) => {
      const everybody = listNumbersBelow(size.players);
      const rounds = drawAmericano({ ...size, wishes, prefersWishes, steps: 2000 });
      expect(rounds.flatMap((round) => listRoundFlaws(round, everybody, size.courts))).toEqual([]);
      expect(computeWorstSpread(rounds, everybody)).toBeLessThanOrEqual(1);
    }),
    createRuns(40),
  );
});

test('DRAW-20: with three courts or more, and a wish of each of a few, none is broken', () => {
  const few = createSizes({ players: 24, rounds: 7 })
    .filter(({ courts }) => courts >= 3)
    .chain((size) => fc.record({ size: fc.constant(size), wishes: createWishes(size.players, 4) }));
  fc.assert(
    fc.property(few, ({ size, wishes }) => {
      const rounds = drawAmericano({ ...size, wishes, prefersWishes: true, steps: 20_000 });
      expect(countBrokenWishes(rounds, wishes)).toBe(0);
    }),
    createRuns(15),
  );
});

test('DRAW-20: a group that is not to meet has a court for each; one too many meets as seldom as can be', () => {
  const size = { seed: 7, courts: 3, players: 12, rounds: 5, prefersWishes: true };
  const countBrokenBy = (group: readonly number[]) => {
    const wishes = createApartWishes(group, 'differentCourts');
    return countBrokenWishes(drawAmericano({ ...size, wishes }), wishes);
  };
  expect(countBrokenBy([0, 1, 2])).toBe(0);
  // On three courts, four players cannot all be apart: in each round at least two of them meet.
  expect(countBrokenBy([0, 1, 2, 3])).toBe(5);
});

test('DRAW-20: no two are partners twice except for a wish, and played rounds count', () => {
  const wishes = [createWish(0, 1), createWish(2, 3, 'differentCourts')];
  const size = { seed: 7, courts: 2, players: 10, wishes };
  const played = drawAmericano({ ...size, rounds: 4 });
  const rounds = [...played, ...drawAmericano({ ...size, rounds: 3, played })];
  expect(countBrokenWishes(rounds, wishes)).toBe(0);
  expect(computeFairness(rounds, 10).partnerRepeats).toBe(0);
});

const WHOLE: AmericanoInput = { seed: 7, courts: 3, players: 12, rounds: 11 };

test('DRAW-22: the lot gives players such numbers that a known draw keeps the wishes', () => {
  const shorter = { ...WHOLE, rounds: 6 };
  const wishes = [createWish(0, 1), createWish(2, 3), createWish(4, 5)];
  const rounds = drawAmericano({ ...shorter, wishes });
  const { partnerRepeats, meetingSquares, bounds } = computeFairness(rounds, 12);
  expect(countBrokenWishes(rounds, wishes)).toBe(0);
  expect([partnerRepeats, meetingSquares]).toEqual([0, bounds.meetingSquares]);
  // A partly played draw continues the same way.
  const played = rounds.slice(0, 2);
  expect(drawAmericano({ ...shorter, rounds: 4, played, wishes })).toEqual(rounds.slice(2));
});

test('DRAW-22: a draw that cannot be more even is left for a wish only where that is preferred', () => {
  const wishes = [createWish(0, 1)];
  const kept = drawAmericano({ ...WHOLE, wishes });
  expect(countBrokenWishes(kept, wishes)).toBe(1);
  expect(computeFairness(kept, 12).partnerRepeats).toBe(0);
  const left = drawAmericano({ ...WHOLE, wishes, prefersWishes: true });
  expect(countBrokenWishes(left, wishes)).toBe(0);
  // A missing partnership forces a repeat of another one.
  expect(computeFairness(left, 12).partnerRepeats).toBeGreaterThan(0);
});

test('DRAW-20: in микст a man and a woman need not be partners, although all others are', () => {
  const size = { seed: 7, courts: 3, players: 12, rounds: 6, sexes: listSexes(6, 6) };
  const wishes = [createWish(0, 6)];
  expect(countBrokenWishes(drawAmericano({ ...size, wishes: [] }), wishes)).toBe(1);
  expect(countBrokenWishes(drawAmericano({ ...size, wishes }), wishes)).toBe(0);
});

const RULES = { seed: 7, pairing: '1+3', avoidsRepeats: true } as const;
const NAMES = ['Белов', 'Орлова', 'Лунёв', 'Крылова'];
const listFours = ({ matches }: Pick<DrawnRound, 'matches'>) =>
  matches.map(({ a, b }) => [...a, ...b].toSorted((one, other) => one - other));

test('DRAW-23: two of a four who are not to be partners are opponents, and a sentence says so', () => {
  const eight = { ...RULES, courts: 2, players: 8, ranking: listNumbersBelow(8), played: [] };
  const { matches } = drawMexicano({ ...eight, wishes: [createWish(1, 3)] });
  expect(matches[0]).toMatchObject({ a: [0, 3], b: [1, 2] });
  expect(describePairingChoice(matches[0]!.choice, NAMES)).toBe('По\u00a0пожеланию пары другие');
  expect(describePairingChoice(matches[1]!.choice, NAMES)).toBeNull();
  // A wish counts even where repeats are allowed. Without it, seeding would pair 1 and 2.
  const third = drawMexicano({
    ...eight,
    avoidsRepeats: false,
    wishes: [createWish(0, 2), createWish(0, 3)],
  });
  expect(third.matches[0]).toMatchObject({ a: [0, 1], b: [2, 3] });
});

test('DRAW-23: a player who is not to meet another changes places with the nearest one', () => {
  const eight = { ...RULES, courts: 2, players: 8, ranking: listNumbersBelow(8), played: [] };
  const createApartFrom = (one: number, other: number) =>
    listFours(drawMexicano({ ...eight, wishes: [createWish(one, other, 'differentCourts')] }));
  expect(createApartFrom(0, 3)).toEqual([
    [0, 1, 2, 4],
    [3, 5, 6, 7],
  ]);
  expect(createApartFrom(0, 4)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
  const alike = drawMexicano({ ...eight, wishes: [createWish(0, 1, 'differentCourts')] });
  expect(countBrokenWishes([alike], [createWish(0, 1, 'differentCourts')])).toBe(0);
});

test('DRAW-23: no player rests because of a wish, for any standings, and fewer are broken than without', () => {
  fc.assert(
    fc.property(sized, ({ size, wishes }) => {
      const ranking = shuffle(listNumbersBelow(size.players), createRandom(size.seed));
      const draw = { ...RULES, ...size, ranking, played: [] };
      const [wished, unwished] = [drawMexicano({ ...draw, wishes }), drawMexicano(draw)];
      expect(listRoundFlaws(wished, ranking, size.courts)).toEqual([]);
      expect(wished.rests).toEqual(unwished.rests);
      expect(countBrokenWishes([wished], wishes)).toBeLessThanOrEqual(
        countBrokenWishes([unwished], wishes),
      );
    }),
    createRuns(),
  );
});
