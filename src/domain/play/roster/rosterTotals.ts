import type { PlayState } from '../log/playState';
import type { EntryState, PaymentKind } from '../model/entry';
import { listIdsWithStatus } from './roster';
import { listEntriesReplacedBy, listSpotHolders } from './spots';

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
}: Pick<EntryState, 'payment' | 'isRefunded'>): PaymentKind | null => (isRefunded ? null : payment);

/** ROSTER-12: roubles to be given back to whoever paid and does not play; 0 for all others. */
export const getRefundDue = (entry: EntryState): number =>
  entry.status === 'declined' || entry.status === 'withdrawn' ? getAmountPaid(entry) : 0;

/** ROSTER-11: roubles that whoever has paid still owes, as after the fee was raised; 0 for all others. */
export const getUnderpaidAmount = (entry: EntryState, ownFee: number): number =>
  getAmountPaid(entry) > 0 ? Math.max(0, getAmountDue(entry, ownFee) - getAmountPaid(entry)) : 0;

/** ROSTER-18: who has paid for the spot that an entry holds: the entry, else whom it replaces; undefined while none has. */
const findSpotPayer = (entries: PlayState['entries'], holderId: string): EntryState | undefined =>
  [entries[holderId]!, ...listEntriesReplacedBy(entries, holderId)].find(
    (entry) => getAmountPaid(entry) > 0,
  );

export type RosterTotals = {
  /** How many spots are taken. */
  confirmed: number;
  waiting: number;
  arrived: number;
  /** For how many of the spots all is paid; whoever plays for free has not paid. */
  settled: number;
  /** Roubles that were paid by anybody and not given back. */
  paid: number;
  /** The same by way of payment. */
  byPayment: Readonly<Record<PaymentKind, number>>;
  /** Roubles that are to be paid for all spots. */
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
  const holders = listSpotHolders(entries);
  const { payOwnFee, otherFees } = computeExpectedFees({ entries });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const countHolders = (attendance: EntryState['attendance']) =>
    holders.filter((id) => entries[id]!.attendance === attendance).length;
  const isPaid = (id: string) => {
    const payer = findSpotPayer(entries, id);
    return payer !== undefined && getUnderpaidAmount(payer, ownFee) === 0;
  };
  const all = Object.values(entries).filter(({ status }) => status !== 'removed');
  const sumPaidBy = (payment: PaymentKind) =>
    sum(all.filter((entry) => findCurrentPayment(entry) === payment).map(getAmountPaid));
  return {
    confirmed: holders.length,
    waiting: listIdsWithStatus(entries, 'waiting').length,
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

/** What is to be paid for all spots, so that the tournament's own fee can change afterwards. */
type ExpectedFeeTotals = {
  /** How many pay the tournament's own fee. */
  payOwnFee: number;
  /** Roubles that the others pay in all. */
  otherFees: number;
};

/**
 * ROSTER-18: what a play's spots have to bring in: for each one what its payer has to pay, or its holder while none has
 * paid; of the other confirmed entries what they have paid, which the club keeps.
 */
export function computeExpectedFees({ entries }: Pick<PlayState, 'entries'>): ExpectedFeeTotals {
  const payers = new Set(
    listSpotHolders(entries).map((id) => findSpotPayer(entries, id) ?? entries[id]!),
  );
  let [payOwnFee, otherFees] = [0, 0];
  for (const id of listIdsWithStatus(entries, 'confirmed')) {
    const entry = entries[id]!;
    const { fee, payment } = entry;
    if (!payers.has(entry)) otherFees += getAmountPaid(entry);
    else if (payment === 'free') continue;
    else if (fee === null) payOwnFee += 1;
    else otherFees += fee;
  }
  return { payOwnFee, otherFees };
}
