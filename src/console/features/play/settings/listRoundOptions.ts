import {
  ROUNDS_DEFAULT,
  ROUNDS_MAX,
  type GameSettings,
} from '../../../../domain/play/model/gameSettings';
import { countFittingRounds, type TournamentTimes } from '../../../../domain/play/rounds/planner';
import type { RoundLoad } from '../../../../domain/play/rounds/roundLoad';

const BEFORE = 2;
/** An even number of rounds is offered where it is no further than this from those that fit. */
const NEAR = 6;

/**
 * PLAY-1: those that fit and their neighbours, and the next ones in which all play equally often.
 * @param least how many have started
 * @param planned it is among them
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
