import { rate, type Rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { listStartedRounds, type Round } from '../play/model/round';
import { isMatchPlayed } from '../play/score/winningSide';

/** Data of a played match for ratings: pairs and scores. */
export type RatedMatch = {
  a: readonly [string, string];
  b: readonly [string, string];
  scoreA: number;
  scoreB: number;
};

/** Estimated skill of a player (PLAYER-43). */
export type PlayerRating = {
  mu: number;
  /** Uncertainty of mu. */
  sigma: number;
  /** Number of rated matches. */
  matches: number;
};

const MU = 25;
const SIGMA = MU / 3;
/** The model. Beta is the share of luck: docs/decisions/0051-rating.md. */
const OPTIONS = { model: bradleyTerryFull, beta: SIGMA / 2, tau: MU / 300 };

const createUnrated = (): PlayerRating => ({ mu: MU, sigma: SIGMA, matches: 0 });

const toRating = ({ mu, sigma }: PlayerRating): Rating => ({ mu, sigma });

/**
 * Mixes the ratings after a win and after a loss in proportion to the points. In the Bradley–Terry model this is exact:
 * the change is linear in the outcome, and sigma is the same for both.
 */
const mixRatings = (won: Rating, lost: Rating, part: number): Rating => ({
  mu: part * won.mu + (1 - part) * lost.mu,
  sigma: won.sigma,
});

/** The share of points that the first pair won. */
const getWonPart = ({ scoreA, scoreB }: RatedMatch): number => {
  const sum = scoreA + scoreB;
  return sum === 0 ? 0.5 : scoreA / sum;
};

/** Updates the ratings by one match, in place (PLAYER-43). */
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
 * Rates all players from the first match on (PLAYER-43).
 * @param matches in order of play
 */
export function ratePlayers(matches: Iterable<RatedMatch>): Map<string, PlayerRating> {
  const ratings = new Map<string, PlayerRating>();
  for (const match of matches) rateMatch(ratings, match);
  return ratings;
}

/**
 * The matches of a play to rate, in order, with the entries that really played (PLAYER-43). Skips matches that were not
 * played, and those stopped before the first point.
 */
export const listRatedMatches = (rounds: readonly Round[]): RatedMatch[] =>
  listStartedRounds(rounds).flatMap(({ matches }) =>
    matches.flatMap(({ a, b, result }) =>
      isMatchPlayed(result) && result.a + result.b > 0
        ? [{ a, b, scoreA: result.a, scoreB: result.b }]
        : [],
    ),
  );
