import { rate, type Rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { listStartedRounds, type Round } from '../play/model/round';
import { isMatchPlayed } from '../play/score/winningSide';

/** A match that was played, as far as skill can be read from it: who with whom, and both scores. */
export type RatedMatch = {
  a: readonly [string, string];
  b: readonly [string, string];
  scoreA: number;
  scoreB: number;
};

/** PLAYER-40: how well somebody plays, as far as their matches tell. */
export type PlayerRating = {
  mu: number;
  /** How far off that may be. */
  sigma: number;
  /** So many matches were counted. */
  matches: number;
};

const MU = 25;
const SIGMA = MU / 3;
/** Beta, how much is luck, and the model: docs/decisions/0051-rating.md. */
const OPTIONS = { model: bradleyTerryFull, beta: SIGMA / 2, tau: MU / 300 };

const createUnrated = (): PlayerRating => ({ mu: MU, sigma: SIGMA, matches: 0 });

const toRating = ({ mu, sigma }: PlayerRating): Rating => ({ mu, sigma });

/**
 * A match of which one side won a part counts as if it had been won and lost in these parts: in the
 * Bradley–Terry model that is exact, since what it learns is in proportion to the outcome, and its sigma is the
 * same for both.
 */
const mixRatings = (won: Rating, lost: Rating, part: number): Rating => ({
  mu: part * won.mu + (1 - part) * lost.mu,
  sigma: won.sigma,
});

/** Which part of a match the first side won. */
const getWonPart = ({ scoreA, scoreB }: RatedMatch): number => {
  const sum = scoreA + scoreB;
  return sum === 0 ? 0.5 : scoreA / sum;
};

/** PLAYER-40: the ratings after one match more; the map is changed. */
export function rateMatch(ratings: Map<string, PlayerRating>, match: RatedMatch): void {
  const sides = [match.a, match.b].map((pair) =>
    pair.map((id) => ratings.get(id) ?? createUnrated()),
  );
  const teams = sides.map((side) => side.map(toRating));
  const part = getWonPart(match);
  const won = rate(teams, { ...OPTIONS, rank: [1, 2] });
  const lost = rate(teams, { ...OPTIONS, rank: [2, 1] });
  for (const [at, pair] of [match.a, match.b].entries()) {
    for (const [seat, id] of pair.entries()) {
      const { mu, sigma } = mixRatings(won[at]![seat]!, lost[at]![seat]!, part);
      ratings.set(id, { mu, sigma, matches: sides[at]![seat]!.matches + 1 });
    }
  }
}

/**
 * PLAYER-40: rates all who have played, from the first match on.
 * @param matches in order of play
 */
export function ratePlayers(matches: Iterable<RatedMatch>): Map<string, PlayerRating> {
  const ratings = new Map<string, PlayerRating>();
  for (const match of matches) rateMatch(ratings, match);
  return ratings;
}

/**
 * PLAYER-43: the matches of a play that count, in order of play and by the entries who really played. One that was
 * not played does not count, nor one that was stopped before the first point.
 */
export const listRatedMatches = (rounds: readonly Round[]): RatedMatch[] =>
  listStartedRounds(rounds).flatMap(({ matches }) =>
    matches.flatMap(({ a, b, result }) =>
      isMatchPlayed(result) && result.a + result.b > 0
        ? [{ a, b, scoreA: result.a, scoreB: result.b }]
        : [],
    ),
  );
