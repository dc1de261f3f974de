import { countRoundRobinRounds } from '../../draw/base/pairRounds';
import { ROUNDS_MAX } from '../model/gameSettings';
import { computePlannedRoundCount, type TournamentTimes } from './planner';
import type { PlayState } from '../log/playState';
import { countCourts, listDrawable } from '../roster/availability';
import { listParticipants } from '../model/round';
import { getPlayFormat } from '../draw/seeding';
import type { Tournament } from '../../tournament/tournament';

/**
 * PLAY-48: in how many rounds of an Американо every fixed pair meets every other; null where that plans nothing. Those
 * of the first round count: a pair that leaves later makes the others' play no shorter.
 */
function countNeededRounds(state: PlayState, type: Tournament['tournament_type']): number | null {
  if (state.settings.variant !== 'fixed' || getPlayFormat(type) !== 'americano') return null;
  const [first] = state.rounds;
  const present = first ? listParticipants(first) : listDrawable(state, 1);
  const courts = first ? first.matches.length : countCourts(state, present);
  return courts === 0
    ? null
    : Math.min(ROUNDS_MAX, countRoundRobinRounds(present.length / 2, courts));
}

/** PLAY-1, PLAY-48: how many rounds of a play are planned. */
export const countPlannedRounds = (
  state: PlayState,
  tournament: TournamentTimes & Pick<Tournament, 'tournament_type'>,
): number =>
  computePlannedRoundCount(
    state.settings,
    tournament,
    countNeededRounds(state, tournament.tournament_type),
  );
