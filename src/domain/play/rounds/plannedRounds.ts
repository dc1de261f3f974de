import { isTime, toMinutes } from '../../dates/time';
import { ROUNDS_DEFAULT, ROUNDS_MAX, type GameSettings } from '../model/gameSettings';
import { computeMatchMinutes } from '../model/roundTerms';
import type { PlayState } from '../log/playState';
import { findFormat } from '../formats/formats';
import { findFinal, listOrdinaryRounds, listStartedRounds, type Round } from '../model/round';
import type { Tournament } from '../../tournament/tournament';

/** Start and end of a tournament, HH:MM in the club's time zone. */
export type TournamentTimes = Pick<Tournament, 'start_time' | 'end_time'>;

/** Minutes from the start of a round to the start of the next one (PLAY-1). */
export const getRoundIntervalMinutes = (settings: GameSettings): number =>
  computeMatchMinutes(settings) + settings.changeMinutes;

/** Minutes that a number of rounds takes; after the last one, courts are not changed (PLAY-1). */
export const computeRoundsMinutes = (settings: GameSettings, rounds: number): number =>
  Math.max(0, rounds * getRoundIntervalMinutes(settings) - settings.changeMinutes);

/** Minutes from start to end of a tournament; null without an end or with invalid times. */
export function findScheduledMinutes({ start_time, end_time }: TournamentTimes): number | null {
  if (!isTime(start_time) || end_time === null || !isTime(end_time)) return null;
  const minutes = toMinutes(end_time) - toMinutes(start_time);
  return minutes > 0 ? minutes : null;
}

/** The number of rounds that fit into the time; null without an end (PLAY-1). */
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
 * The number of planned rounds: the chosen one, otherwise as many as fit, at least one; seven without an end (PLAY-1).
 * @param needed number of rounds in which all have met (PLAY-48): no more are planned unless chosen
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

/** The number of planned rounds (PLAY-1, PLAY-48); with a final those before it, since none follows (PLAY-85). */
export const countPlannedRounds = (
  state: PlayState,
  tournament: TournamentTimes & Pick<Tournament, 'tournament_type'>,
): number =>
  findFinal(state.rounds)
    ? listOrdinaryRounds(state.rounds).length
    : computePlannedRoundCount(
        state.settings,
        tournament,
        findFormat(tournament.tournament_type)?.countNeededRounds(state) ?? null,
      );

/** The number of rounds still to start: the planned ones, or a drawn final; none after its start (PLAY-85). */
export function countRoundsLeft(rounds: readonly Round[], planned: number): number {
  const final = findFinal(rounds);
  if (final) return Number(final.start === null);
  return Math.max(0, planned - listStartedRounds(rounds).length);
}
