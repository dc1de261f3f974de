import type { PlayState } from './playState';
import { listIdsByStatus } from './roster';

/** What those confirmed have to pay, so that the tournament's own fee can change afterwards. */
export type ExpectedFees = {
  /** How many pay the tournament's own fee. */
  payOwnFee: number;
  /** Roubles that the others pay in all. */
  otherFees: number;
};

/** ROSTER-18: what a play's confirmed entries have to pay. */
export function computeExpectedFees({ entries }: Pick<PlayState, 'entries'>): ExpectedFees {
  const paying = listIdsByStatus(entries, 'confirmed')
    .map((id) => entries[id]!)
    .filter(({ payment }) => payment !== 'free');
  return {
    payOwnFee: paying.filter(({ fee }) => fee === null).length,
    otherFees: paying.reduce((sum, { fee }) => sum + (fee ?? 0), 0),
  };
}
