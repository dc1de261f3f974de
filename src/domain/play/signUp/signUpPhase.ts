import { toDay } from '../../dates/dates';
import { toInstant } from '../../dates/instants';
import { isTime } from '../../dates/time';
import type { Tournament } from '../../tournament/tournament';
import { parseTournamentStart } from '../../tournament/tournamentStart';
import type { PlayState } from '../log/playState';
import { listIdsWithStatus } from '../roster/roster';
import { countFreeSpots } from '../roster/spots';
import { computeSignUpEnd } from './signUpTimes';

/**
 * APPLY-3: whether one can sign up for a tournament. `full`: for the waitlist only; `closed`: the desk has
 * closed it; `ended`: it is too near the start; `cancelled`: the tournament is in the trash.
 */
export type SignUpPhase = 'open' | 'full' | 'closed' | 'ended' | 'begun' | 'played' | 'cancelled';

type ScheduledTimes = Pick<Tournament, 'date' | 'start_time' | 'end_time'>;

/** Whether a tournament is over: after its end, or where that is unknown after its day. */
function isPlayed({ date, end_time }: ScheduledTimes, now: number, zone: string): boolean {
  if (toDay(now, zone) > date) return true;
  return end_time !== null && isTime(end_time) && now >= toInstant(date, end_time, zone);
}

/**
 * True when an entry that joins now waits for a spot (ROSTER-2). Where the desk confirms everybody, those who wait
 * for that take no turn from others while there is room (APPLY-13).
 */
export const isPlayFull = (play: PlayState): boolean => {
  if (countFreeSpots(play) <= 0) return true;
  return !play.settings.isApprovedByHand && listIdsWithStatus(play.entries, 'waiting').length > 0;
};

type PhaseInput = {
  tournament: ScheduledTimes;
  isInTrash: boolean;
  play: PlayState;
};

/**
 * APPLY-3: the state of signing up at an instant.
 * @param zone IANA name, the club's
 */
export function getSignUpPhase(
  { tournament, isInTrash, play }: PhaseInput,
  now: number,
  zone: string,
): SignUpPhase {
  if (isInTrash) return 'cancelled';
  const start = parseTournamentStart(tournament, zone);
  if (start !== null && isPlayed(tournament, now, zone)) return 'played';
  if (start !== null && now >= start) return 'begun';
  if (play.settings.isSignUpClosed) return 'closed';
  const end = computeSignUpEnd(tournament, play.settings, zone);
  if (end !== null && now >= end) return 'ended';
  return isPlayFull(play) ? 'full' : 'open';
}

/** Whether the form is there: in these states alone one can sign up. */
export const isSignUpPhaseOpen = (phase: SignUpPhase): phase is 'open' | 'full' =>
  phase === 'open' || phase === 'full';
