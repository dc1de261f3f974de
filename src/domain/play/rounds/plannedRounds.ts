import { computePlannedRoundCount, type TournamentTimes } from './planner';
import type { PlayState } from '../log/playState';
import { findFormat } from '../formats/formats';
import { findFinal, listOrdinaryRounds, listStartedRounds, type Round } from '../model/round';
import type { Tournament } from '../../tournament/tournament';

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
