import { rateMatch, type PlayerRating, type RatedMatch } from '../../src/domain/rating/ratePlayers';

/** A rating system that gets matches in sequence; `getValue` returns a player's current rating. */
export type Rater = {
  name: string;
  addMatch: (match: RatedMatch) => void;
  getValue: (player: string) => number;
};

const createOurRater = (): Rater => {
  const ratings = new Map<string, PlayerRating>();
  return {
    name: 'our rating',
    addMatch: (match) => rateMatch(ratings, match),
    getValue: (player) => ratings.get(player)?.mu ?? 0,
  };
};

const createPointsRater = (): Rater => {
  const sums = new Map<string, { points: number; matches: number }>();
  const add = (player: string, more: number) => {
    const { points: sum, matches } = sums.get(player) ?? {
      points: 0,
      matches: 0,
    };
    sums.set(player, { points: sum + more, matches: matches + 1 });
  };
  return {
    name: 'points per match',
    addMatch: ({ a, b, scoreA, scoreB }) => {
      for (const player of a) add(player, scoreA);
      for (const player of b) add(player, scoreB);
    },
    getValue: (player) => {
      const { points: sum, matches } = sums.get(player) ?? {
        points: 0,
        matches: 1,
      };
      return sum / matches;
    },
  };
};

const ELO = { begins: 1500, step: 32, scale: 400 };

/** An Elo rater. A pair is rated by its mean; each win counts as one, regardless of the score. */
const createEloRater = (): Rater => {
  const values = new Map<string, number>();
  const getValue = (player: string) => values.get(player) ?? ELO.begins;
  const computeMean = ([one, other]: RatedMatch['a']) => (getValue(one) + getValue(other)) / 2;
  return {
    name: 'Elo',
    addMatch: ({ a, b, scoreA, scoreB }) => {
      const expected = 1 / (1 + 10 ** ((computeMean(b) - computeMean(a)) / ELO.scale));
      const outcome = scoreA === scoreB ? 0.5 : Number(scoreA > scoreB);
      const step = ELO.step * (outcome - expected);
      for (const player of a) values.set(player, getValue(player) + step);
      for (const player of b) values.set(player, getValue(player) - step);
    },
    getValue,
  };
};

export const RATERS: readonly (() => Rater)[] = [createOurRater, createPointsRater, createEloRater];
