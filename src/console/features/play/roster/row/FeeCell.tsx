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
import type { RosterActions } from '../../useRosterActions';
import styles from './FeeCell.module.css';

type FeeCellProps = {
  entry: Entry;
  actions: RosterActions;
  /** The tournament's fee, roubles. */
  ownFee: number;
};

const SHORT: Readonly<Record<PaymentKind, string>> = {
  cash: 'нал.',
  transfer: 'перевод',
  free: 'беспл.',
};

/** Labels for a row without room for longer ones next to the name. */
const SHORTEST: Readonly<Record<PaymentKind, string>> = { ...SHORT, transfer: 'пер.' };

/** True while a confirmed entry owes a fee and has no recorded payment. */
export const isPaymentOpen = (entry: Entry, ownFee: number): boolean =>
  entry.status === 'confirmed' &&
  findCurrentPayment(entry) === null &&
  getAmountDue(entry, ownFee) > 0;

/** True if the paid amount differs from the tournament's fee; the chip then shows the amount. */
export const isPaidOtherThanFee = (entry: Entry, ownFee: number): boolean => {
  const payment = findCurrentPayment(entry);
  return payment !== null && payment !== 'free' && entry.paid !== ownFee;
};

/** The amount to refund, until the refund is recorded (ROSTER-12). */
function Refund({ entry, actions }: Omit<FeeCellProps, 'ownFee'>) {
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

/** The missing amount after a higher fee was set, until it is paid (ROSTER-11). */
function Missing({ entry, actions, ownFee, payment }: FeeCellProps & { payment: PaymentKind }) {
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

/**
 * Buttons for the kinds of payment, then a chip with the recorded one. An entry without a fee has no buttons
 * (ROSTER-11).
 */
export function FeeCell(props: FeeCellProps) {
  const { entry, actions, ownFee } = props;
  const { paid, fee } = entry;
  const payment = findCurrentPayment(entry);
  if (getRefundDue(entry) > 0) return <Refund entry={entry} actions={actions} />;
  if (payment !== null && getUnderpaidAmount(entry, ownFee) > 0)
    return <Missing {...props} payment={payment} />;
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
        <span data-short={SHORTEST[payment]}>{PAYMENT_LABELS[payment]}</span>
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
