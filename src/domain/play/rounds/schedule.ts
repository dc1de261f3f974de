import { isTime, toMinutes } from '../../dates/time';
import { formatQuantity } from '../../lib/formatQuantity';
import type { GameSettings } from '../model/gameSettings';
import { findFinal, type Round } from '../model/round';
import {
  countRoundsLeft,
  countFittingRounds,
  findScheduledMinutes,
  computeRoundsMinutes,
  computePlannedRoundCount,
  getRoundIntervalMinutes,
  type TournamentTimes,
} from './plannedRounds';

/** HH:MM of a number of minutes after midnight, which may exceed a day. */
function formatClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Describes the time between the end of the rounds and the end of the tournament. */
function describeSpare(spare: number, fitting: number): string {
  if (spare === 0) return 'без запаса';
  if (spare > 0) return `запас ${spare}\u00a0мин`;
  const room = fitting === 0 ? 'не помещается ни один' : `помещается ${fitting}`;
  return `на ${-spare}\u00a0мин дольше турнира, ${room}`;
}

/** Timing of a number of rounds (PLAY-1). */
type Schedule = {
  rounds: number;
  /** Minutes from the start of a round to the start of the next one. */
  roundMinutes: number;
  /** End as HH:MM; null when the tournament's start is unknown. */
  endsAt: string | null;
  /**
   * Minutes between the end of the rounds and the end of the tournament; negative if the rounds take too long, null
   * without an end.
   */
  spare: number | null;
};

/** @param rounds the number of rounds; by default the planned number */
export function computeSchedule(
  settings: GameSettings,
  tournament: TournamentTimes,
  rounds = computePlannedRoundCount(settings, tournament),
): Schedule {
  const minutes = computeRoundsMinutes(settings, rounds);
  const { start_time } = tournament;
  const availableMinutes = findScheduledMinutes(tournament);
  return {
    rounds,
    roundMinutes: getRoundIntervalMinutes(settings),
    endsAt: isTime(start_time) ? formatClock(toMinutes(start_time) + minutes) : null,
    spare: availableMinutes === null ? null : availableMinutes - minutes,
  };
}

/** Returns «6 раундов по 14 мин: до 20:20, запас 10 мин» (PLAY-1). */
export function describeSchedule(
  settings: GameSettings,
  tournament: TournamentTimes,
  count?: number,
): string {
  const { rounds, roundMinutes, endsAt, spare } = computeSchedule(settings, tournament, count);
  const what = `${formatQuantity(rounds, 'раунд', 'раунда', 'раундов')} по ${roundMinutes}\u00a0мин`;
  const parts = [
    endsAt !== null && `до ${endsAt}`,
    spare !== null && describeSpare(spare, countFittingRounds(settings, tournament) ?? 0),
  ].filter(Boolean);
  return parts.length > 0 ? `${what}: ${parts.join(', ')}` : what;
}

/**
 * Describes the rounds still to start (PLAY-1, PLAY-85): «Ещё 3 раунда по 14 мин.», «Ещё финал, 33 мин.», «Все раунды
 * начаты.»
 */
export function describeRoundsLeft(
  rounds: readonly Round[],
  planned: number,
  settings: GameSettings,
): string {
  const left = countRoundsLeft(rounds, planned);
  if (left === 0) return 'Все раунды начаты.';
  const final = findFinal(rounds)?.final;
  if (final) return `Ещё финал, ${final.terms.minutes}\u00a0мин.`;
  const count = formatQuantity(left, 'раунд', 'раунда', 'раундов');
  return `Ещё ${count} по ${getRoundIntervalMinutes(settings)}\u00a0мин.`;
}
