import { assignCourts } from './courts';
import { designsFor } from './designs';
import { numbersBelow, presentIn, type DrawnRound } from './drawn';
import { randomOf, shuffled } from './random';
import { searchRounds } from './search';
import { matchesOf, type Task } from './task';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who is there in all rounds, played and coming; null where it differs. */
function steadyPresence({ played, presence }: Task): readonly number[] | null {
  const sorted = [...played.map(presentIn), ...presence].map((present) =>
    present.toSorted((one, other) => one - other),
  );
  return sorted.every((present) => isSame(present, sorted[0])) ? (sorted[0] ?? null) : null;
}

/** The tables' draws for a task, each player with a number by lot. */
function designsOf(task: Task, seed: number): DrawnRound[][] {
  const present = task.sexes ? null : steadyPresence(task);
  if (!present) return [];
  return designsFor(matchesOf(task.courts, [present]), shuffled(present, randomOf(seed)));
}

/** So many rounds of a draw, which begins again where it ends. */
const cycled = (design: readonly DrawnRound[], rounds: number): DrawnRound[] =>
  numbersBelow(rounds).map((round) => design[round % design.length]!);

/** The tables' draws, begun again where they end, of which what was played is the beginning. */
export function designedRounds(task: Task, seed: number): DrawnRound[][] {
  const { players, played, presence } = task;
  return designsOf(task, seed)
    .map((design) =>
      assignCourts(cycled(design, played.length + presence.length), [], players, seed),
    )
    .filter((rounds) => isSame(rounds.slice(0, played.length), played))
    .map((rounds) => rounds.slice(played.length));
}

/** The tables' draws as often as they fit whole, and after them rounds that are searched. */
export function extendedRounds(task: Task, seed: number, steps: number): DrawnRound[][] {
  const { played, presence } = task;
  if (played.length > 0) return [];
  const shorter = designsOf(task, seed).filter(
    (design) => presence.length % design.length > 0 && design.length < presence.length,
  );
  return shorter.map((design) => {
    const whole = presence.length - (presence.length % design.length);
    const known = cycled(design, whole);
    const rest = { ...task, played: known, presence: presence.slice(whole) };
    return [...known, ...searchRounds(rest, seed, steps / shorter.length)];
  });
}
