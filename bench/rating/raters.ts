import { rateMatch, type PlayerRating, type RatedMatch } from '../../src/domain/rating/ratePlayers';

/** Learns from one match after another; what it thinks of a player is asked between them. */
export type Rater = {
  name: string;
  note: (match: RatedMatch) => void;
  valueOf: (player: string) => number;
};

const ours = (): Rater => {
  const ratings = new Map<string, PlayerRating>();
  return {
    name: 'our rating',
    note: (match) => rateMatch(ratings, match),
    valueOf: (player) => ratings.get(player)?.mu ?? 0,
  };
};

const points = (): Rater => {
  const sums = new Map<string, { points: number; matches: number }>();
  const add = (player: string, more: number) => {
    const { points: sum, matches } = sums.get(player) ?? { points: 0, matches: 0 };
    sums.set(player, { points: sum + more, matches: matches + 1 });
  };
  return {
    name: 'points per match',
    note: ({ a, b, scoreA, scoreB }) => {
      for (const player of a) add(player, scoreA);
      for (const player of b) add(player, scoreB);
    },
    valueOf: (player) => {
      const { points: sum, matches } = sums.get(player) ?? { points: 0, matches: 1 };
      return sum / matches;
    },
  };
};

const ELO = { begins: 1500, step: 32, scale: 400 };

/** Pairs by their mean; a win counts as one, whatever the score. */
const elo = (): Rater => {
  const values = new Map<string, number>();
  const valueOf = (player: string) => values.get(player) ?? ELO.begins;
  const meanOf = ([one, other]: RatedMatch['a']) => (valueOf(one) + valueOf(other)) / 2;
  return {
    name: 'Elo',
    note: ({ a, b, scoreA, scoreB }) => {
      const expected = 1 / (1 + 10 ** ((meanOf(b) - meanOf(a)) / ELO.scale));
      const outcome = scoreA === scoreB ? 0.5 : Number(scoreA > scoreB);
      const step = ELO.step * (outcome - expected);
      for (const player of a) values.set(player, valueOf(player) + step);
      for (const player of b) values.set(player, valueOf(player) - step);
    },
    valueOf,
  };
};

export const RATERS: readonly (() => Rater)[] = [ours, points, elo];
