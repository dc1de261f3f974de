import { isRoundComplete, type Round } from '../model/round';
import { isMatchPlayed } from '../score/winningSide';

/** Rounds to the nearest half, up. It calculates with whole numbers, which is exact. */
const toHalves = (sum: number, count: number): number =>
  Math.floor((4 * sum + count) / (2 * count)) / 2;

/**
 * The points for a rest in a round, exact to halves (PLAY-4).
 * @returns null while a score is missing
 */
export function computeRestCredit(round: Round): number | null {
  if (round.start === null || !isRoundComplete(round)) return null;
  const { restCredit, scoring, target } = round.start.terms;
  if (restCredit === 'none') return 0;
  const half = scoring === 'total' ? (target ?? 0) / 2 : null;
  const results = round.matches.map(({ result }) => result).filter(isMatchPlayed);
  if (results.length === 0) return half ?? 0;
  const isStopped = results.some(({ mark }) => mark === 'stopped');
  if (restCredit === 'half' && half !== null && !isStopped) return half;
  // Both players of a pair get the pair's points, so a + b counts for two players.
  const points = results.reduce((sum, { a, b }) => sum + a + b, 0);
  return toHalves(points, 2 * results.length);
}
