import { PAYMENTS, type EntryState, type Payment } from './entry';
import type { PlayState } from './playState';
import { idsOf } from './roster';

/** What an entry has to pay, roubles. */
export const dueOf = (
  { fee, payment }: Pick<EntryState, 'fee' | 'payment'>,
  ownFee: number,
): number => (payment === 'free' ? 0 : (fee ?? ownFee));

/** ROSTER-12: roubles to be given back to whoever paid and does not play; 0 for all others. */
export const refundOf = ({ status, paid, isRefunded }: EntryState): number =>
  (status === 'declined' || status === 'withdrawn') && !isRefunded ? paid : 0;

export type RosterSums = {
  confirmed: number;
  waiting: number;
  arrived: number;
  late: number;
  absent: number;
  /** How many of those confirmed have paid, or need not. */
  settled: number;
  /** Roubles of those confirmed, by way of payment. */
  byPayment: Readonly<Record<Payment, number>>;
  /** Roubles that were paid by anybody and not given back. */
  paid: number;
  /** Roubles that those confirmed have to pay in all. */
  expected: number;
  /** Roubles that are to be given back. */
  refunds: number;
};

/**
 * ROSTER-11: the evening's sums.
 * @param ownFee the tournament's, roubles
 */
export function rosterSums({ entries }: Pick<PlayState, 'entries'>, ownFee: number): RosterSums {
  const confirmed = idsOf(entries, 'confirmed').map((id) => entries[id]!);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const count = (is: (entry: EntryState) => boolean) => confirmed.filter(is).length;
  const paidBy = (payment: Payment) =>
    sum(confirmed.filter((entry) => entry.payment === payment).map(({ paid }) => paid));
  const all = Object.values(entries).filter(({ status }) => status !== 'removed');
  return {
    confirmed: confirmed.length,
    waiting: idsOf(entries, 'waiting').length,
    arrived: count(({ attendance }) => attendance === 'arrived'),
    late: count(({ attendance }) => attendance === 'late'),
    absent: count(({ attendance }) => attendance === 'absent'),
    settled: count((entry) => entry.payment !== null || dueOf(entry, ownFee) === 0),
    byPayment: Object.fromEntries(PAYMENTS.map((payment) => [payment, paidBy(payment)])) as Record<
      Payment,
      number
    >,
    paid: sum(all.filter(({ isRefunded }) => !isRefunded).map(({ paid }) => paid)),
    expected: sum(confirmed.map((entry) => dueOf(entry, ownFee))),
    refunds: sum(all.map(refundOf)),
  };
}
