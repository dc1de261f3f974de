import { assignCourts } from '../base/assignCourts';
import {
  listNumbersBelow,
  listDrawnPlayers,
  listDrawnParticipants,
  type DrawnRound,
} from '../base/drawnRound';
import { countMatches, type DrawProblem } from '../base/drawProblem';
import { createRandom, shuffle } from '../base/random';
import { countBrokenWishes } from '../base/wishes';
import { searchRounds } from '../search/searchRounds';
import { expandDesigns } from './expandDesigns';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who is there in all rounds, played and coming; null where it differs. */
function steadyPresence({ played, presence }: DrawProblem): readonly number[] | null {
  const sorted = [...played.map(listDrawnParticipants), ...presence].map((present) =>
    present.toSorted((one, other) => one - other),
  );
  return sorted.every((present) => isSame(present, sorted[0])) ? (sorted[0] ?? null) : null;
}

/** DRAW-21: so many lots are tried for one by which no wish is broken. */
const LOTS = 300;
/** Of lots that are alike: what decides between them takes longer. */
const KEPT = 6;

/**
 * The tables' draws for a task, each with its players numbered by lot: by the seed's first one where nobody wishes,
 * else by many.
 */
function designsOf(task: DrawProblem, seed: number): DrawnRound[][][] {
  const present = task.sexes ? null : steadyPresence(task);
  if (!present) return [];
  const courts = countMatches(task.courts, [present]);
  const byLot = listNumbersBelow(task.wishes.length === 0 ? 1 : LOTS).map((lot) =>
    expandDesigns(
      courts,
      shuffle(present, lot === 0 ? createRandom(seed) : createRandom(seed, lot)),
    ),
  );
  return byLot[0]!.map((_, design) => byLot.map((designs) => designs[design]!));
}

/** Those by whose coming rounds the fewest wishes are broken. */
function keepingWishes(
  draws: readonly DrawnRound[][],
  { played, wishes }: DrawProblem,
): DrawnRound[][] {
  if (wishes.length === 0) return [...draws];
  const broken = draws.map((rounds) => countBrokenWishes(rounds.slice(played.length), wishes));
  const least = Math.min(...broken);
  return draws.filter((_, at) => broken[at] === least).slice(0, KEPT);
}

const foursOf = ({ matches }: DrawnRound): string[] =>
  matches.map((match) => listDrawnPlayers(match).toSorted().join()).toSorted();

/** Whether a draw can be the one that was begun, wherever its matches are played. */
const canBeBegun = (rounds: readonly DrawnRound[], [first]: readonly DrawnRound[]): boolean =>
  first === undefined || isSame(foursOf(rounds[0]!), foursOf(first));

/** So many rounds of a draw, which begins again where it ends. */
const cycled = (design: readonly DrawnRound[], rounds: number): DrawnRound[] =>
  listNumbersBelow(rounds).map((round) => design[round % design.length]!);

/** The tables' draws, begun again where they end, of which what was played is the beginning. */
export function listDesignDraws(task: DrawProblem, seed: number): DrawnRound[][] {
  const { players, played, presence } = task;
  return designsOf(task, seed)
    .flatMap((lots) => {
      const draws = lots.map((design) => cycled(design, played.length + presence.length));
      return keepingWishes(
        draws.filter((rounds) => canBeBegun(rounds, played)),
        task,
      );
    })
    .map((rounds) => assignCourts(rounds, [], players, seed))
    .filter((rounds) => isSame(rounds.slice(0, played.length), played))
    .map((rounds) => rounds.slice(played.length));
}

/** The tables' draws as often as they fit whole, and after them rounds that are searched. */
export function listExtendedDraws(task: DrawProblem, seed: number, steps: number): DrawnRound[][] {
  const { played, presence } = task;
  if (played.length > 0) return [];
  const shorter = designsOf(task, seed)
    .flatMap((lots) => keepingWishes(lots, task).slice(0, 1))
    .filter((design) => presence.length % design.length > 0 && design.length < presence.length);
  return shorter.map((design) => {
    const whole = presence.length - (presence.length % design.length);
    const known = cycled(design, whole);
    const rest = { ...task, played: known, presence: presence.slice(whole) };
    return [...known, ...searchRounds(rest, seed, steps / shorter.length)];
  });
}
