import type { CountedPlay } from './attendance';
import { listReplacedIds } from './availability';
import {
  findCurrentPayment,
  getAmountDue,
  getAmountPaid,
  getUnderpaidAmount,
} from './rosterTotals';
import { listSpotHolders } from './spots';

/**
 * The entries that still owe a fee, one per spot, in roster order (PLAY-79). For each spot this is the player who has
 * paid too little, otherwise the spot's current player.
 * @param ownFee the tournament's fee in roubles
 */
export function listUnpaidIds(play: CountedPlay, ownFee: number): string[] {
  const { entries } = play;
  const isDebtor = (id: string, hasPaid: boolean): boolean => {
    const entry = entries[id]!;
    if (hasPaid) return getUnderpaidAmount(entry, ownFee) > 0;
    return findCurrentPayment(entry) === null && getAmountDue(entry, ownFee) > 0;
  };
  return listSpotHolders(play).flatMap((holderId) => {
    const payerId = [holderId, ...listReplacedIds({ entries }, holderId)].find(
      (id) => entries[id]?.status === 'confirmed' && getAmountPaid(entries[id]) > 0,
    );
    const id = payerId ?? holderId;
    return isDebtor(id, payerId !== undefined) ? [id] : [];
  });
}
