import { formatMoney } from '../../../../../domain/fields/money';
import { PAYMENTS, type PaymentKind, type Entry } from '../../../../../domain/play/model/entry';
import { PAYMENT_LABELS } from '../../../../../domain/play/model/entryLabels';
import { formatFullName } from '../../../../../domain/play/people/names';
import {
  getAmountDue,
  getUnderpaidAmount,
  getRefundDue,
  findCurrentPayment,
} from '../../../../../domain/play/roster/rosterTotals';
import { CheckIcon } from '../../../../ui/icons/lazyIcons';
import { useRosterContext } from '../rosterContext';
import styles from './FeeCell.module.css';

const SHORT: Readonly<Record<PaymentKind, string>> = {
  cash: 'нал.',
  transfer: 'перевод',
  free: 'беспл.',
};

/** Whether it is still to be said how an entry's fee is settled. */
export const isPaymentOpen = (entry: Entry, ownFee: number): boolean =>
  entry.status === 'confirmed' &&
  findCurrentPayment(entry) === null &&
  getAmountDue(entry, ownFee) > 0;

/** Whether the chip also says how much, which is not the tournament's fee. */
export const isPaidOtherThanFee = (entry: Entry, ownFee: number): boolean => {
  const payment = findCurrentPayment(entry);
  return payment !== null && payment !== 'free' && entry.paid !== ownFee;
};

/** ROSTER-12: what is to be given back, until that is done. */
function Refund({ entry }: { entry: Entry }) {
  const { actions } = useRosterContext();
  return (
    <span className={styles.refund}>
      <span>вернуть {formatMoney(getRefundDue(entry))}</span>{' '}
      <button
        type="button"
        aria-label={`Возвращено: ${formatFullName(entry)}`}
        onClick={() => actions.setRefunded(entry, true)}
      >
        возвращено
      </button>
    </span>
  );
}

/** ROSTER-11: what is missing since the fee was raised, until it is paid too. */
function Missing({ entry, payment }: { entry: Entry; payment: PaymentKind }) {
  const { actions, ownFee } = useRosterContext();
  const missing = formatMoney(getUnderpaidAmount(entry, ownFee));
  const text = `${PAYMENT_LABELS[payment]} ${formatMoney(entry.paid)}, доплата ${missing}`;
  return (
    <span className={styles.refund}>
      <button
        type="button"
        aria-label={`${text}: ${formatFullName(entry)}`}
        title={text}
        onClick={() => actions.setPayment(entry, payment)}
      >
        <span>доплата {missing}</span>
      </button>
    </span>
  );
}

/** ROSTER-11: one press says how the fee was settled; then a quiet chip says it, and takes it back. Without a fee there is nothing to press. */
export function FeeCell({ entry }: { entry: Entry }) {
  const { actions, ownFee } = useRosterContext();
  const { paid, fee } = entry;
  const payment = findCurrentPayment(entry);
  if (getRefundDue(entry) > 0) return <Refund entry={entry} />;
  if (payment !== null && getUnderpaidAmount(entry, ownFee) > 0)
    return <Missing entry={entry} payment={payment} />;
  if (payment !== null) {
    return (
      <button
        type="button"
        className={styles.chip}
        data-payment={payment}
        aria-label={`Снять оплату (${PAYMENT_LABELS[payment]}): ${formatFullName(entry)}`}
        title="Снять оплату"
        onClick={() => actions.setPayment(entry, null)}
      >
        <CheckIcon />
        <span data-short={SHORT[payment]}>{PAYMENT_LABELS[payment]}</span>
        {isPaidOtherThanFee(entry, ownFee) && ` ${formatMoney(paid)}`}
      </button>
    );
  }
  if (entry.status !== 'confirmed') return null;
  const hasOwnFee = fee !== null && fee !== ownFee;
  const shownFee = hasOwnFee && <span className={styles.fee}>{formatMoney(fee)}</span>;
  if (!isPaymentOpen(entry, ownFee)) return shownFee;
  return (
    <span className={styles.unpaid}>
      <span role="group" aria-label={`Взнос: ${formatFullName(entry)}`} className={styles.payments}>
        {PAYMENTS.map((payment) => (
          <button
            key={payment}
            type="button"
            aria-label={`${PAYMENT_LABELS[payment]}: ${formatFullName(entry)}`}
            title={PAYMENT_LABELS[payment]}
            onClick={() => actions.setPayment(entry, payment)}
          >
            {SHORT[payment]}
          </button>
        ))}
      </span>
      {shownFee}
    </span>
  );
}
