import { formatMoney } from '../../../domain/fields/money';
import { describePeople, type PeopleCounts } from '../../../domain/play/roster/people';
import type { RosterTotals } from '../../../domain/play/roster/rosterTotals';
import { PAYMENT_LABELS } from '../../../domain/play/model/entryLabels';

/** Returns «12 играют · 1 ждёт · пришли 9 · оплатили 7»; without a fee the payments are omitted (ROSTER-1). */
export const describeRoster = (
  people: PeopleCounts,
  { arrived, settled, paid, expected }: RosterTotals,
): string => {
  const parts = [
    describePeople(people),
    `пришли\u00a0${arrived}`,
    ...(paid + expected > 0 ? [`оплатили\u00a0${settled}`] : []),
  ];
  return parts[0] === '' ? 'Пока никого' : parts.join('\u00a0· ');
};

/**
 * Returns «Оплачено 13 500 ₽ из 18 000 ₽: наличные 9 000 ₽, перевод 4 500 ₽»; empty if no entry has to pay (ROSTER-11).
 */
export function describePaymentTotals(sums: RosterTotals): string {
  const { byPayment, expected } = sums;
  if (sums.paid + expected === 0) return '';
  const paid = byPayment.cash + byPayment.transfer;
  const payments = (['cash', 'transfer'] as const)
    .filter((payment) => byPayment[payment] > 0)
    .map((payment) => `${PAYMENT_LABELS[payment]}\u00a0${formatMoney(byPayment[payment])}`);
  const text = `Оплачено\u00a0${formatMoney(paid)} из\u00a0${formatMoney(expected)}`;
  return payments.length > 0 ? `${text}: ${payments.join(', ')}` : text;
}
