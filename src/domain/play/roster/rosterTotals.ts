import type { PlayState } from '../log/playState';
import type { EntryState, Payment } from '../model/entry';
import { listIdsByStatus } from './roster';

/** What an entry has to pay, roubles. */
export const getAmountDue = (
  { fee, payment }: Pick<EntryState, 'fee' | 'payment'>,
  ownFee: number,
): number => (payment === 'free' ? 0 : (fee ?? ownFee));

/** Roubles that an entry has paid and not got back; whoever plays after a refund has to pay again. */
export const getAmountPaid = ({
  paid,
  isRefunded,
}: Pick<EntryState, 'paid' | 'isRefunded'>): number => (isRefunded ? 0 : paid);

/** ROSTER-11: how an entry's fee is settled; null where it is not, or not any more. */
export const findCurrentPayment = ({
  payment,
  isRefunded,
}: Pick<EntryState, 'payment' | 'isRefunded'>): Payment | null => (isRefunded ? null : payment);

/** ROSTER-12: roubles to be given back to whoever paid and does not play; 0 for all others. */
export const getRefundDue = (entry: EntryState): number =>
  entry.status === 'declined' || entry.status === 'withdrawn' ? getAmountPaid(entry) : 0;

export type RosterTotals = {
  confirmed: number;
  waiting: number;
  arrived: number;
  late: number;
  absent: number;
  /** How many of those confirmed have paid, or need not. */
  settled: number;
  /** Roubles that were paid by anybody and not given back. */
  paid: number;
  /** The same by way of payment. */
  byPayment: Readonly<Record<Payment, number>>;
  /** Roubles that those confirmed have to pay in all. */
  expected: number;
  /** Roubles that are to be given back. */
  refunds: number;
};

/**
 * ROSTER-11: the totals of a roster.
 * @param ownFee the tournament's, roubles
 */
export function computeRosterTotals(
  { entries }: Pick<PlayState, 'entries'>,
  ownFee: number,
): RosterTotals {
  const confirmed = listIdsByStatus(entries, 'confirmed').map((id) => entries[id]!);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const count = (isCounted: (entry: EntryState) => boolean) => confirmed.filter(isCounted).length;
  const all = Object.values(entries).filter(({ status }) => status !== 'removed');
  const sumPaidBy = (payment: Payment) =>
    sum(all.filter((entry) => findCurrentPayment(entry) === payment).map(getAmountPaid));
  return {
    confirmed: confirmed.length,
    waiting: listIdsByStatus(entries, 'waiting').length,
    arrived: count(({ attendance }) => attendance === 'arrived'),
    late: count(({ attendance }) => attendance === 'late'),
    absent: count(({ attendance }) => attendance === 'absent'),
    settled: count(
      (entry) => findCurrentPayment(entry) !== null || getAmountDue(entry, ownFee) === 0,
    ),
    paid: sum(all.map(getAmountPaid)),
    byPayment: {
      cash: sumPaidBy('cash'),
      transfer: sumPaidBy('transfer'),
      free: sumPaidBy('free'),
    },
    expected: sum(confirmed.map((entry) => getAmountDue(entry, ownFee))),
    refunds: sum(all.map(getRefundDue)),
  };
}

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
