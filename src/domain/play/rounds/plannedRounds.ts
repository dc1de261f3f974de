import { computePlannedRoundCount, type TournamentTimes } from './planner';
import type { PlayState } from '../log/playState';
import { findFormat } from '../formats/formats';
import type { Tournament } from '../../tournament/tournament';

/** The number of planned rounds (PLAY-1, PLAY-48). */
export const countPlannedRounds = (
  state: PlayState,
  tournament: TournamentTimes & Pick<Tournament, 'tournament_type'>,
): number =>
  computePlannedRoundCount(
    state.settings,
    tournament,
    findFormat(tournament.tournament_type)?.countNeededRounds(state) ?? null,
  );
