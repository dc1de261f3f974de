import { assignCourts } from '../base/assignCourts';
import {
  listNumbersBelow,
  listDrawnMatchPlayers,
  listDrawnParticipants,
  type DrawnPair,
  type DrawnRound,
} from '../base/drawnRound';
import { countPlayableMatches, type DrawProblem } from '../base/drawProblem';
import { createRandom, shuffle } from '../base/random';
import { sumBrokenWishes } from '../base/wishes';
import { searchRounds } from '../search/searchRounds';
import { expandDesigns } from './expandDesigns';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The players present in all played and coming rounds; null when the presence changes. */
function findSteadyPresence({ played, presence }: DrawProblem): readonly number[] | null {
  const sorted = [...played.map(listDrawnParticipants), ...presence].map((present) =>
    present.toSorted((one, other) => one - other),
  );
  return sorted.every((present) => isSame(present, sorted[0])) ? (sorted[0] ?? null) : null;
}

/** Number of random assignments to try for one that breaks no wish (DRAW-22). */
const LOTS = 300;
/** Maximum number of equally good assignments, because comparing them completely is slow. */
const CANDIDATES_MAX = 6;

/** A design with its own numbers, and assignments of players to these numbers by lot. */
type DesignLots = { design: readonly DrawnRound[]; lots: readonly (readonly number[])[] };

/** The designs for a problem, with the seed's first assignment, or with many assignments if there are wishes. */
function listDesigns(problem: DrawProblem, seed: number): DesignLots[] {
  const present = problem.sexes ? null : findSteadyPresence(problem);
  if (!present) return [];
  const matches = countPlayableMatches(problem.courts, [present]);
  const designs = expandDesigns(matches, listNumbersBelow(present.length));
  if (designs.length === 0) return [];
  const lots = listNumbersBelow(problem.wishes.length === 0 ? 1 : LOTS).map((lot) =>
    shuffle(present, lot === 0 ? createRandom(seed) : createRandom(seed, lot)),
  );
  return designs.map((design) => ({ design, lots }));
}

function renumberRound({ matches, rests }: DrawnRound, lot: readonly number[]): DrawnRound {
  const renumber = ([one, other]: DrawnPair): DrawnPair => [lot[one]!, lot[other]!];
  return {
    matches: matches.map(({ court, a, b }) => ({ court, a: renumber(a), b: renumber(b) })),
    rests: rests.map((number) => lot[number]!).sort((one, other) => one - other),
  };
}

/** Returns the rounds with the numbers of each lot, for the lots whose coming rounds break the fewest wishes. */
function listUnbroken(
  rounds: readonly DrawnRound[],
  lots: DesignLots['lots'],
  { played, wishCounts }: DrawProblem,
): DrawnRound[][] {
  const coming = rounds.slice(played.length);
  const broken = lots.map((lot) => sumBrokenWishes(coming, wishCounts, lot));
  const least = Math.min(...broken);
  return lots
    .filter((_, at) => broken[at] === least)
    .slice(0, CANDIDATES_MAX)
    .map((lot) => rounds.map((round) => renumberRound(round, lot)));
}

const listFours = ({ matches }: DrawnRound): string[] =>
  matches.map((match) => listDrawnMatchPlayers(match).toSorted().join()).toSorted();

/** True when a draw's first round equals the started one, on any courts. */
const canBeStarted = (round: DrawnRound, [first]: readonly DrawnRound[]): boolean =>
  first === undefined || isSame(listFours(round), listFours(first));

/** Repeats the design from its first round to reach the number of rounds. */
const repeatDesign = (design: readonly DrawnRound[], rounds: number): DrawnRound[] =>
  listNumbersBelow(rounds).map((round) => design[round % design.length]!);

/** The designs, repeated as often as needed, that begin with the played rounds. */
export function listDesignDraws(problem: DrawProblem, seed: number): DrawnRound[][] {
  const { players, played, presence } = problem;
  return listDesigns(problem, seed)
    .flatMap(({ design, lots }) => {
      const possible = lots.filter((lot) => canBeStarted(renumberRound(design[0]!, lot), played));
      return listUnbroken(repeatDesign(design, played.length + presence.length), possible, problem);
    })
    .map((rounds) => assignCourts(rounds, [], players, seed))
    .filter((rounds) => isSame(rounds.slice(0, played.length), played))
    .map((rounds) => rounds.slice(played.length));
}

/** The designs repeated as often as they fit completely, followed by searched rounds. */
export function listExtendedDraws(
  problem: DrawProblem,
  seed: number,
  steps: number,
): DrawnRound[][] {
  const { played, presence } = problem;
  if (played.length > 0) return [];
  const shorter = listDesigns(problem, seed)
    .flatMap(({ design, lots }) => listUnbroken(design, lots, problem).slice(0, 1))
    .filter((design) => presence.length % design.length > 0 && design.length < presence.length);
  return shorter.map((design) => {
    const whole = presence.length - (presence.length % design.length);
    const known = repeatDesign(design, whole);
    const rest = { ...problem, played: known, presence: presence.slice(whole) };
    return [...known, ...searchRounds(rest, seed, steps / shorter.length)];
  });
}
