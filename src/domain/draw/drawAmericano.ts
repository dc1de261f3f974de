import { assignCourts } from './base/assignCourts';
import { listNumbersBelow, type DrawnRound, type Sex } from './base/drawnRound';
import type { DrawProblem } from './base/drawProblem';
import { computeWishCounts, type Wish } from './base/wishes';
import { listDesignDraws, listExtendedDraws } from './designs/designDraws';
import { pickBestDraw, evaluateDraw, type EvaluatedDraw } from './drawPenalties';
import { searchRounds } from './search/searchRounds';

export type AmericanoInput = {
  /** Kept with the draw: the same seed gives the same draw, on every machine. */
  seed: number;
  courts: number;
  /** How many rounds are drawn, after those played. */
  rounds: number;
  /** How many numbers there are, whether their players are present or not. */
  players: number;
  /** The started rounds; a player who is in none of them has not played yet. */
  played?: readonly DrawnRound[];
  /** By coming round: the numbers of who is there; everybody in rounds that it does not reach. */
  presence?: readonly (readonly number[])[];
  /** Микст: by number. Every pair is a man and a woman. */
  sexes?: readonly Sex[] | null;
  /** DRAW-20: of the numbers. */
  wishes?: readonly Wish<number>[];
  /** DRAW-22: whether a draw that cannot be more even is left for the sake of wishes. */
  prefersWishes?: boolean;
  /** How long the search is: so many steps of exchanging two players. */
  steps?: number;
};

/** A quarter of the time that a draw may take, on a slow machine. */
const STEPS = 250_000;

/**
 * Американо: the coming rounds, given what was played. Everybody plays equally often as far as numbers
 * allow; below that partners and then opponents are as different as the designs and a search can make
 * them, where wishes are not against it. The search ends by its steps, never by time.
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
