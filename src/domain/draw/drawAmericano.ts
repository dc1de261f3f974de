import { assignCourts } from './base/assignCourts';
import { listNumbersBelow, type DrawnRound, type Sex } from './base/drawnRound';
import type { DrawProblem } from './base/drawProblem';
import { computeWishCounts, type Wish } from './base/wishes';
import { listDesignDraws, listExtendedDraws } from './designs/designDraws';
import { pickBestDraw, evaluateDraw, type EvaluatedDraw } from './drawPenalties';
import { searchRounds } from './search/searchRounds';

export type AmericanoInput = {
  /** Seed of the draw, stored with it. The same seed gives the same draw on every machine. */
  seed: number;
  courts: number;
  /** Number of rounds to draw after the played ones. */
  rounds: number;
  /** Number of all draw numbers, whether present or not. */
  players: number;
  /** The started rounds. A player who is in none of them has not played yet. */
  played?: readonly DrawnRound[];
  /** The numbers of the present players, by coming round. In rounds without an item all players are present. */
  presence?: readonly (readonly number[])[];
  /** Sexes by draw number in микст, where every pair is a man and a woman. */
  sexes?: readonly Sex[] | null;
  /** Wishes between draw numbers (DRAW-20). */
  wishes?: readonly Wish<number>[];
  /** True when keeping wishes matters more than proven evenness (DRAW-22). */
  prefersWishes?: boolean;
  /** Length of the search in steps. */
  steps?: number;
};

/** Number of steps in a quarter of the time limit of a draw, on a slow machine. */
const STEPS = 250_000;

/**
 * Draws the coming rounds of Американо after the played ones. Players play equally often as far as numbers allow. Then
 * come wishes, varied partners, and varied opponents, in this order. A draw of proven evenness takes precedence over
 * wishes unless `prefersWishes` is set. A number of steps limits the search, never time.
 */
export function drawAmericano(draw: AmericanoInput): DrawnRound[] {
  const { seed, courts, players, played = [], sexes = null, wishes = [], steps = STEPS } = draw;
  const everybody = listNumbersBelow(players);
  const presence = listNumbersBelow(draw.rounds).map(
    (round) => draw.presence?.[round] ?? everybody,
  );
  if (presence.length === 0) return [];
  const wishCounts = computeWishCounts(wishes, players);
  const problem: DrawProblem = { courts, players, played, presence, sexes, wishes, wishCounts };
  const evaluateAll = (draws: readonly (readonly DrawnRound[])[]) =>
    draws.map((rounds) => evaluateDraw([...played, ...rounds], problem));
  const listDrawnRounds = ({ rounds }: EvaluatedDraw) => rounds.slice(played.length);

  const designed = evaluateAll(listDesignDraws(problem, seed));
  const ideal = pickBestDraw(designed.filter(({ isIdeal }) => isIdeal));
  if (ideal) return listDrawnRounds(ideal);
  const extended = listExtendedDraws(problem, seed, steps / 2);
  const searched = searchRounds(problem, seed, extended.length > 0 ? steps / 2 : steps);
  const withCourts = [...extended, searched].map((rounds) =>
    assignCourts(rounds, played, players, seed),
  );
  const best = pickBestDraw([...designed, ...evaluateAll(withCourts)])!;
  const even = pickBestDraw(designed.filter(({ isEven }) => isEven));
  return listDrawnRounds(even && !best.isIdeal && !draw.prefersWishes ? even : best);
}
