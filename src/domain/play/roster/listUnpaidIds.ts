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
 * The entries that still owe for their spots, in roster order: of each spot who has paid too little, else its holder
 * (PLAY-79).
 * @param ownFee the tournament's fee, roubles
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
