import type { PlayState } from '../log/playState';
import type { EntryState, PaymentKind } from '../model/entry';
import type { CountedPlay } from './attendance';
import { listReplacedIds } from './availability';
import { listIdsWithStatus } from './roster';
import { listSpotHolders } from './spots';

/** The fee that an entry has to pay, in roubles. */
export const getAmountDue = (
  { fee, payment }: Pick<EntryState, 'fee' | 'payment'>,
  ownFee: number,
): number => (payment === 'free' ? 0 : (fee ?? ownFee));

/** Roubles that an entry has paid, minus refunds: a player who returns after a refund pays again. */
export const getAmountPaid = ({
  paid,
  isRefunded,
}: Pick<EntryState, 'paid' | 'isRefunded'>): number => (isRefunded ? 0 : paid);

/** The current payment of an entry; null when it is unpaid or refunded (ROSTER-11). */
export const findCurrentPayment = ({
  payment,
  isRefunded,
}: Pick<EntryState, 'payment' | 'isRefunded'>): PaymentKind | null => (isRefunded ? null : payment);

/** Roubles to refund to an entry that paid and does not play; 0 for all others (ROSTER-12). */
export const getRefundDue = (entry: EntryState): number =>
  entry.status === 'declined' || entry.status === 'withdrawn' ? getAmountPaid(entry) : 0;

/** Roubles that an entry with a payment still owes, as after a higher fee; 0 for all others (ROSTER-11). */
export const getUnderpaidAmount = (entry: EntryState, ownFee: number): number =>
  getAmountPaid(entry) > 0 ? Math.max(0, getAmountDue(entry, ownFee) - getAmountPaid(entry)) : 0;

/**
 * Id of the entry that has paid for a spot: its current entry, otherwise one that it replaces. Undefined without a
 * payment (ROSTER-18).
 */
const findSpotPayerId = (entries: PlayState['entries'], holderId: string): string | undefined =>
  [holderId, ...listReplacedIds({ entries }, holderId)].find(
    (id) => entries[id]?.status === 'confirmed' && getAmountPaid(entries[id]) > 0,
  );

export type RosterTotals = {
  arrived: number;
  /** Number of fully paid spots; free entries do not count. */
  settled: number;
  /** Roubles paid by all entries, minus refunds. */
  paid: number;
  /** Paid roubles minus refunds, by kind of payment. */
  byPayment: Readonly<Record<PaymentKind, number>>;
  /** Roubles that all spots should bring in. */
  expected: number;
  /** Roubles that are still to be refunded. */
  refunds: number;
};

/**
 * Computes the totals of a roster (ROSTER-11).
 * @param ownFee the tournament's fee in roubles
 */
export function computeRosterTotals(play: CountedPlay, ownFee: number): RosterTotals {
  const { entries } = play;
  const holders = listSpotHolders(play);
  const { payOwnFee, otherFees } = computeExpectedFees(play);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const countHolders = (attendance: EntryState['attendance']) =>
    holders.filter((id) => entries[id]!.attendance === attendance).length;
  const isPaid = (id: string) => {
    const payerId = findSpotPayerId(entries, id);
    return payerId !== undefined && getUnderpaidAmount(entries[payerId]!, ownFee) === 0;
  };
  const all = Object.values(entries).filter(({ status }) => status !== 'removed');
  const sumPaidBy = (payment: PaymentKind) =>
    sum(all.filter((entry) => findCurrentPayment(entry) === payment).map(getAmountPaid));
  return {
    arrived: countHolders('arrived'),
    settled: holders.filter(isPaid).length,
    paid: sum(all.map(getAmountPaid)),
    byPayment: {
      cash: sumPaidBy('cash'),
      transfer: sumPaidBy('transfer'),
      free: sumPaidBy('free'),
    },
    expected: payOwnFee * ownFee + otherFees,
    refunds: sum(all.map(getRefundDue)),
  };
}

/**
 * Fees expected for all spots. Those that equal the tournament's own fee are only counted, because that fee may still
 * change.
 */
type ExpectedFeeTotals = {
  /** Number of counted entries with the tournament's own fee. */
  payOwnFee: number;
  /** Sum of all other fees, in roubles. */
  otherFees: number;
};

/**
 * Computes the expected income from a play's spots (ROSTER-18). The fee of a spot is that of the entry that paid,
 * otherwise that of its current entry. Payments of the other confirmed entries stay with the club.
 */
export function computeExpectedFees(play: CountedPlay): ExpectedFeeTotals {
  const { entries } = play;
  const payerIds = new Set(listSpotHolders(play).map((id) => findSpotPayerId(entries, id) ?? id));
  let [payOwnFee, otherFees] = [0, 0];
  for (const id of listIdsWithStatus(entries, 'confirmed')) {
    const entry = entries[id]!;
    const { fee, payment } = entry;
    if (!payerIds.has(id)) otherFees += getAmountPaid(entry);
    else if (payment === 'free') continue;
    else if (fee === null) payOwnFee += 1;
    else otherFees += fee;
  }
  return { payOwnFee, otherFees };
}

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
    const payerId = findSpotPayerId(entries, holderId);
    const id = payerId ?? holderId;
    return isDebtor(id, payerId !== undefined) ? [id] : [];
  });
}
