import { assignCourts } from '../base/assignCourts';
import {
  listNumbersBelow,
  listDrawnMatchPlayers,
  listDrawnParticipants,
  type DrawnRound,
} from '../base/drawnRound';
import { countPlayableMatches, type DrawProblem } from '../base/drawProblem';
import { createRandom, shuffle } from '../base/random';
import { countBrokenWishes } from '../base/wishes';
import { searchRounds } from '../search/searchRounds';
import { expandDesigns } from './expandDesigns';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who is there in all rounds, played and coming; null where it differs. */
function findSteadyPresence({ played, presence }: DrawProblem): readonly number[] | null {
  const sorted = [...played.map(listDrawnParticipants), ...presence].map((present) =>
    present.toSorted((one, other) => one - other),
  );
  return sorted.every((present) => isSame(present, sorted[0])) ? (sorted[0] ?? null) : null;
}

/** DRAW-21: so many lots are tried for one by which no wish is broken. */
const LOTS = 300;
/** Of lots that are alike: what decides between them takes longer. */
const CANDIDATES_MAX = 6;

/**
 * The designs for a problem, each with its players numbered by lot: by the seed's first one where nobody wishes,
 * else by many.
 */
function listDesigns(problem: DrawProblem, seed: number): DrawnRound[][][] {
  const present = problem.sexes ? null : findSteadyPresence(problem);
  if (!present) return [];
  const courts = countPlayableMatches(problem.courts, [present]);
  const byLot = listNumbersBelow(problem.wishes.length === 0 ? 1 : LOTS).map((lot) =>
    expandDesigns(
      courts,
      shuffle(present, lot === 0 ? createRandom(seed) : createRandom(seed, lot)),
    ),
  );
  return byLot[0]!.map((_, design) => byLot.map((designs) => designs[design]!));
}

/** Those by whose coming rounds the fewest wishes are broken. */
function filterByWishes(
  draws: readonly DrawnRound[][],
  { played, wishes }: DrawProblem,
): DrawnRound[][] {
  if (wishes.length === 0) return [...draws];
  const broken = draws.map((rounds) => countBrokenWishes(rounds.slice(played.length), wishes));
  const least = Math.min(...broken);
  return draws.filter((_, at) => broken[at] === least).slice(0, CANDIDATES_MAX);
}

const listFours = ({ matches }: DrawnRound): string[] =>
  matches.map((match) => listDrawnMatchPlayers(match).toSorted().join()).toSorted();

/** True when a draw can be the one that was started, on whichever courts its matches are played. */
const canBeStarted = (rounds: readonly DrawnRound[], [first]: readonly DrawnRound[]): boolean =>
  first === undefined || isSame(listFours(rounds[0]!), listFours(first));

/** So many rounds of a design, which is repeated from its start. */
const repeatDesign = (design: readonly DrawnRound[], rounds: number): DrawnRound[] =>
  listNumbersBelow(rounds).map((round) => design[round % design.length]!);

/** The designs, repeated from their start, that begin with the rounds played. */
export function listDesignDraws(problem: DrawProblem, seed: number): DrawnRound[][] {
  const { players, played, presence } = problem;
  return listDesigns(problem, seed)
    .flatMap((lots) => {
      const draws = lots.map((design) => repeatDesign(design, played.length + presence.length));
      return filterByWishes(
        draws.filter((rounds) => canBeStarted(rounds, played)),
        problem,
      );
    })
    .map((rounds) => assignCourts(rounds, [], players, seed))
    .filter((rounds) => isSame(rounds.slice(0, played.length), played))
    .map((rounds) => rounds.slice(played.length));
}

/** The designs as often as they fit whole, followed by searched rounds. */
export function listExtendedDraws(
  problem: DrawProblem,
  seed: number,
  steps: number,
): DrawnRound[][] {
  const { played, presence } = problem;
  if (played.length > 0) return [];
  const shorter = listDesigns(problem, seed)
    .flatMap((lots) => filterByWishes(lots, problem).slice(0, 1))
    .filter((design) => presence.length % design.length > 0 && design.length < presence.length);
  return shorter.map((design) => {
    const whole = presence.length - (presence.length % design.length);
    const known = repeatDesign(design, whole);
    const rest = { ...problem, played: known, presence: presence.slice(whole) };
    return [...known, ...searchRounds(rest, seed, steps / shorter.length)];
  });
}
