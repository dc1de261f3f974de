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
 * State of the sign-up (APPLY-3). `full`: only the waitlist is open; `closed`: closed by the desk; `ended`: too close
 * to the start; `cancelled`: the tournament is in the trash.
 */
export type SignUpPhase = 'open' | 'full' | 'closed' | 'ended' | 'begun' | 'played' | 'cancelled';

type ScheduledTimes = Pick<Tournament, 'date' | 'start_time' | 'end_time'>;

/** True after the end of a tournament, or after its day if the end is unknown. */
function isPlayed({ date, end_time }: ScheduledTimes, now: number, zone: string): boolean {
  if (toDay(now, zone) > date) return true;
  return end_time !== null && isTime(end_time) && now >= toInstant(date, end_time, zone);
}

/**
 * True when an entry that joins now has to wait for a spot (ROSTER-2). Entries that only wait for the desk's
 * confirmation do not block free spots (APPLY-13).
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
 * The state of the sign-up at an instant (APPLY-3).
 * @param now ms since the epoch
 * @param zone IANA name of the club's zone
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

/** True when players can sign up, so that the page shows the form. */
export const isSignUpPhaseOpen = (phase: SignUpPhase): phase is 'open' | 'full' =>
  phase === 'open' || phase === 'full';
