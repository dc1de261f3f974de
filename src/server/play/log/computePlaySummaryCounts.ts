import type { PlayState } from '../../../domain/play/log/playState';
import { countPeople } from '../../../domain/play/roster/people';
import { computeExpectedFees, computeRosterTotals } from '../../../domain/play/roster/rosterTotals';
import type { PlayCounts } from './playRepository';
import { toStoredWinners } from './winnerRepository';

/**
 * Computes the figures that are stored with a play, for readers without its changes (ROSTER-17, ROSTER-18, PLAY-16).
 */
export function computePlaySummaryCounts(state: PlayState): PlayCounts {
  const { confirmed, waiting, absent } = countPeople(state);
  const { paid } = computeRosterTotals(state, 0);
  const { payOwnFee, otherFees } = computeExpectedFees(state);
  const { capacity } = state.settings;
  return {
    capacity,
    confirmed,
    waiting,
    absent,
    paid,
    pay_own_fee: payOwnFee,
    other_fees: otherFees,
    winners: toStoredWinners(state),
  };
}
