import { countRoundRobinRounds } from '../../draw/base/pairRounds';
import type { PlayState } from '../log/playState';
import { ROUNDS_MAX } from '../model/gameSettings';
import { listParticipants, listStartedRounds } from '../model/round';
import { countCourts, listDrawable } from '../roster/availability';
import type { Format } from './format';

/** The count uses the pairs of the first round. A pair that leaves later therefore does not shorten the play. */
function countNeededRounds(state: PlayState): number | null {
  if (state.settings.variant !== 'fixed') return null;
  const [first] = state.rounds;
  const present = first ? listParticipants(first) : listDrawable(state, 1);
  const courts = first ? first.matches.length : countCourts(state, present);
  return courts === 0
    ? null
    : Math.min(ROUNDS_MAX, countRoundRobinRounds(present.length / 2, courts));
}

/** All rounds are drawn by lot before the first one, so that all players meet. */
export const americano: Format = {
  seedingRules: null,
  countRoundsToDraw: ({ rounds }, planned) =>
    Math.max(1, planned - listStartedRounds(rounds).length),
  countNeededRounds,
  listRoundsAfterCancel: (drawn) => drawn,
  canStartEarly: true,
  canPreferWishes: true,
};
