import { isTime, toMinutes } from '../../dates/time';
import type { Tournament } from '../../tournament/tournament';
import { ROUNDS_DEFAULT, ROUNDS_MAX, type GameSettings } from '../model/gameSettings';
import { computeMatchMinutes } from '../model/roundTerms';

/** When a tournament is held: HH:MM, the club's time. */
export type TournamentTimes = Pick<Tournament, 'start_time' | 'end_time'>;

/** PLAY-1: minutes from the start of a round to that of the next. */
export const getRoundIntervalMinutes = (settings: GameSettings): number =>
  computeMatchMinutes(settings) + settings.changeMinutes;

/** PLAY-1: minutes that some rounds take: nobody changes courts after the last one. */
export const computeRoundsMinutes = (settings: GameSettings, rounds: number): number =>
  Math.max(0, rounds * getRoundIntervalMinutes(settings) - settings.changeMinutes);

/** Minutes from start to end of a tournament; null where it has no end, or its times cannot be read. */
export function findScheduledMinutes({ start_time, end_time }: TournamentTimes): number | null {
  if (!isTime(start_time) || end_time === null || !isTime(end_time)) return null;
  const minutes = toMinutes(end_time) - toMinutes(start_time);
  return minutes > 0 ? minutes : null;
}

/** PLAY-1: how many rounds there is time for; null where the tournament has no end. */
export function countFittingRounds(
  settings: GameSettings,
  tournament: TournamentTimes,
): number | null {
  const minutes = findScheduledMinutes(tournament);
  if (minutes === null) return null;
  const fitting = Math.floor(
    (minutes + settings.changeMinutes) / getRoundIntervalMinutes(settings),
  );
  return Math.min(ROUNDS_MAX, fitting);
}

/**
 * PLAY-1: how many rounds are planned: those chosen, else as many as fit, at least one, else seven.
 * @param needed PLAY-48: in so many all have met whom they can, and no more are planned unless they are chosen
 */
export function computePlannedRoundCount(
  settings: GameSettings,
  tournament: TournamentTimes,
  needed: number | null = null,
): number {
  if (settings.rounds !== null) return settings.rounds;
  const fitting = countFittingRounds(settings, tournament) ?? needed ?? ROUNDS_DEFAULT;
  return Math.max(1, Math.min(fitting, needed ?? fitting));
}
