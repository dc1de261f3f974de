import { useEffect, useState } from 'react';
import { MISSING_FACT_TEXT } from '../../../domain/lib/formatOrRaw';
import { isPhone } from '../../../domain/fields/phone';
import { canCopyText, copyText } from '../../browser/clipboard';
import { IconButton } from '../controls/Button';
import { CheckIcon, CopyIcon } from '../icons/lazyIcons';
import { PhoneMessengerMenu } from './PhoneMessengerMenu';
import { toTelHref } from './toTelHref';
import styles from './PhoneActions.module.css';

const DONE_FOR_MS = 2000;

/** A phone number with buttons to call, copy and write to it (DESK-13). */
export function PhoneActions({ phone }: { phone: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), DONE_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (phone === '') return MISSING_FACT_TEXT;
  return (
    <span className={styles.phone}>
      <a
        // A valid phone number does not wrap; any other text may.
        className={isPhone(phone) ? 'nowrap' : undefined}
        href={toTelHref(phone)}
      >
        {phone}
      </a>
      {canCopyText() && (
        <IconButton
          className={styles.copy}
          label={isCopied ? 'Скопировано' : `Скопировать ${phone}`}
          onClick={() => void copyText(phone).then(setCopied)}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      )}
      <PhoneMessengerMenu phone={phone} className={styles.copy} />
    </span>
  );
}
