import fc from 'fast-check';
import { compareRaters } from '../../../bench/rating/compare';
import { RATERS } from '../../../bench/rating/raters';
import {
  computeLevelScale,
  toRatedLevel,
  type RatedLevel,
} from '../../../src/domain/rating/levelScale';
import {
  ratePlayers,
  type PlayerRating,
  type RatedMatch,
} from '../../../src/domain/rating/ratePlayers';
import { describeRating } from '../../../src/domain/rating/describeRating';
import { createRuns } from '../../support/createRuns';

const PLAYERS = ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з'];

const match = fc
  .record({
    four: fc.shuffledSubarray(PLAYERS, { minLength: 4, maxLength: 4 }),
    scoreA: fc.nat(24),
    scoreB: fc.nat(24),
  })
  .map(({ four: [p, q, r, s], ...scores }): RatedMatch => ({
    a: [p!, q!],
    b: [r!, s!],
    ...scores,
  }));

const turnMatch = ({ a, b, scoreA, scoreB }: RatedMatch): RatedMatch => ({
  a: b,
  b: a,
  scoreA: scoreB,
  scoreB: scoreA,
});

test('PLAYER-43: the winners of more of a match go up, and a draw of equals moves no player', () => {
  const createMatch = (scoreA: number, scoreB: number) =>
    ratePlayers([{ a: ['а', 'б'], b: ['в', 'г'], scoreA, scoreB }]);
  const [narrow, wide, even] = [createMatch(13, 11), createMatch(20, 4), createMatch(12, 12)];
  expect(narrow.get('а')!.mu).toBeGreaterThan(narrow.get('в')!.mu);
  expect(wide.get('а')!.mu).toBeGreaterThan(narrow.get('а')!.mu);
  expect(even.get('а')!.mu).toBeCloseTo(even.get('в')!.mu);
  expect(wide.get('б')!.matches).toBe(1);
  // A match without points gives no information about strength.
  expect(createMatch(0, 0).get('а')!.mu).toBeCloseTo(createMatch(0, 0).get('г')!.mu);
});

test('PLAYER-43: a rating is the same from either side of a match, and each match makes it more certain', () => {
  fc.assert(
    fc.property(fc.array(match, { minLength: 1, maxLength: 30 }), (matches) => {
      const [told, other] = [ratePlayers(matches), ratePlayers(matches.map(turnMatch))];
      const flaws = [...told].filter(([id, { mu, sigma, matches: count }]) => {
        const again = other.get(id)!;
        const isSame = Math.abs(again.mu - mu) < 1e-9 && Math.abs(again.sigma - sigma) < 1e-9;
        const played = matches.filter(({ a, b }) => [...a, ...b].includes(id)).length;
        return !isSame || count !== played || !Number.isFinite(mu) || sigma <= 0 || sigma > 25 / 3;
      });
      expect(flaws).toEqual([]);
    }),
    createRuns(),
  );
});

test('after 40 matches each the order is that of the skills, better than by points and Elo', () => {
  const [ours, points, elo] = compareRaters(RATERS, 6).map(({ means }) => means.at(-1)!);
  expect(ours).toBeGreaterThanOrEqual(0.85);
  expect(ours).toBeGreaterThan(points!);
  expect(ours).toBeGreaterThan(elo!);
});

test('a season of 4,200 matches is rated in well under a second', () => {
  const matches = fc.sample(match, { numRuns: 4200, seed: 1 });
  const began = process.cpuUsage().user;
  ratePlayers(matches);
  expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(1);
});

/** Formats a rating with plain spaces instead of no-break ones. */
const formatShown = (rating: RatedLevel | null): string =>
  describeRating(rating).replaceAll('\u00a0', ' ');

const createRated = (mus: readonly number[], matches = 14): Map<string, PlayerRating> =>
  new Map(mus.map((mu, at) => [String(at), { mu, sigma: 14, matches }]));

/** Converts the ratings of all players to the club's scale. */
function rateLevels(
  ratings: ReadonlyMap<string, PlayerRating>,
  statedOf: (playerId: string) => number | null,
) {
  const scale = computeLevelScale(ratings, statedOf);
  return new Map([...ratings].map(([id, rating]) => [id, toRatedLevel(scale, rating)]));
}

const SIX = [10, 16, 22, 28, 34, 40];

test('PLAYER-42: a rating is shown in the levels that players have said', () => {
  const levels = rateLevels(createRated([...SIX, 25]), (id) =>
    id === '6' ? null : 2 + Number(id) / 2,
  );
  expect(levels.get('6')).toEqual({ level: 3.3, uncertainty: 0.3, matches: 14 });
  expect(formatShown(levels.get('6')!)).toBe('по игре 3.3 ± 0.3, 14 матчей');
});

test('PLAYER-42: a rating without a level says what is missing', () => {
  const none = { level: null, uncertainty: null };
  const few = rateLevels(createRated(SIX.slice(1)), () => 3);
  expect(few.get('0')).toEqual({ ...none, matches: 14 });
  expect(formatShown(few.get('0')!)).toBe(
    'уровень по игре: нужны 6 игроков, которые назвали уровень и сыграли по 10 матчей',
  );
  expect(formatShown({ ...none, matches: 4 })).toBe('уровень по игре: 4 матча, нужно 10');
  expect(formatShown(null)).toBe('уровень по игре: матчей ещё нет');
  // The stronger players state lower levels, so no scale fits.
  expect(computeLevelScale(createRated(SIX), (id) => 7 - SIX[Number(id)]! / 10)).toBeNull();
  expect(rateLevels(createRated(SIX, 9), () => 3).get('0')).toEqual({ ...none, matches: 9 });
});

test('PLAYER-42: a level by play lies on the club’s scale, and orders as the rating does', () => {
  const points = fc.array(
    fc.record({
      mu: fc.double({ min: 0, max: 50, noNaN: true }),
      stated: fc.integer({ min: 2, max: 14 }),
    }),
    { minLength: 6, maxLength: 30 },
  );
  fc.assert(
    fc.property(points, (given) => {
      const levels = rateLevels(
        createRated(given.map(({ mu }) => mu)),
        (id) => given[Number(id)]!.stated / 2,
      );
      const shown = given.map(({ mu }, at) => ({ mu, level: levels.get(String(at))!.level }));
      if (shown[0]!.level === null) return;
      const ordered = shown.toSorted((one, other) => one.mu - other.mu).map(({ level }) => level!);
      expect(ordered.every((level) => level >= 1 && level <= 7)).toBe(true);
      expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
    }),
    createRuns(),
  );
});
