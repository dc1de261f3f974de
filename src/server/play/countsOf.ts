import { expectedFees } from '../../domain/play/expectedFees';
import type { PlayState } from '../../domain/play/playState';
import { rosterSums } from '../../domain/play/rosterSums';
import type { PlayCounts } from './playRepository';
import { winnersColumn } from './winnerRepository';

/** ROSTER-17, ROSTER-18, PLAY-16: the figures that are stored with a play, for those who do not read its changes. */
export function countsOf(state: PlayState): PlayCounts {
  const { confirmed, waiting, paid } = rosterSums(state, 0);
  const { payOwnFee, otherFees } = expectedFees(state);
  const { capacity } = state.settings;
  return {
    capacity,
    confirmed,
    waiting,
    paid,
    pay_own_fee: payOwnFee,
    other_fees: otherFees,
    winners: winnersColumn(state),
  };
}
