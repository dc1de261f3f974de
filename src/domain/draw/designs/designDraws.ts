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

/** A design by its own numbers, and the lots that say which player has which of them. */
type DesignLots = { design: readonly DrawnRound[]; lots: readonly (readonly number[])[] };

/** The designs for a problem, each with the seed's first lot where nobody wishes, else with many. */
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

/** The rounds by those lots by whose coming rounds the fewest wishes are broken. */
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

/** True when a draw's first round can be the one that was started, on whichever courts its matches are played. */
const canBeStarted = (round: DrawnRound, [first]: readonly DrawnRound[]): boolean =>
  first === undefined || isSame(listFours(round), listFours(first));

/** So many rounds of a design, which is repeated from its start. */
const repeatDesign = (design: readonly DrawnRound[], rounds: number): DrawnRound[] =>
  listNumbersBelow(rounds).map((round) => design[round % design.length]!);

/** The designs, repeated from their start, that begin with the rounds played. */
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

/** The designs as often as they fit whole, followed by searched rounds. */
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
