import {
  ROUNDS_DEFAULT,
  ROUNDS_MAX,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { countFittingRounds, type TournamentTimes } from '../../../../domain/play/rounds/planner';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';

const BEFORE = 2;
/** Largest distance, in rounds, from the fitting number to an offered one with equal matches for all. */
const NEAR = 6;

/**
 * Round counts to offer, ascending: those around the fitting number, and the nearest with equal matches for all
 * (PLAY-1).
 * @param least number of started rounds
 * @param planned always offered
 */
export function listRoundOptions(
  settings: GameSettings,
  tournament: TournamentTimes,
  { resting, evenRounds }: RoundLoad,
  least: number,
  planned: number,
): number[] {
  const fitting = Math.max(1, countFittingRounds(settings, tournament) ?? ROUNDS_DEFAULT);
  const around = Array.from({ length: BEFORE + 2 }, (_, index) => fitting - BEFORE + index);
  const below = Math.floor(fitting / evenRounds) * evenRounds;
  const even = resting > 0 ? [below, below + evenRounds] : [];
  const near = even.filter((rounds) => Math.abs(rounds - fitting) <= NEAR);
  return [...new Set([...around, ...near, planned])]
    .filter((rounds) => rounds >= Math.max(1, least) && rounds <= ROUNDS_MAX)
    .sort((one, other) => one - other);
}
