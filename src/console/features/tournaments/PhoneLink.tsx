import { useEffect, useState } from 'react';
import { NOTHING } from '../../../domain/format';
import { isPhone } from '../../../domain/phone';
import { IconButton } from '../../ui/Button';
import { CheckIcon, CopyIcon } from '../../ui/icons';
import styles from './PhoneLink.module.css';

const DONE_FOR_MS = 2000;

/** A phone that is called or copied with one press. */
export function PhoneLink({ phone }: { phone: string }) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), DONE_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (phone === '') return NOTHING;
  // Absent where the page was not loaded securely.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <span className={styles.phone}>
      <a
        // A phone stays in one line; any other text is broken where it has to be.
        className={isPhone(phone) ? styles.whole : undefined}
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      >
        {phone}
      </a>
      {clipboard && (
        <IconButton
          className={styles.copy}
          label={isCopied ? 'Скопировано' : `Скопировать ${phone}`}
          onClick={() => void clipboard.writeText(phone).then(() => setCopied(true))}
        >
          {isCopied ? <CheckIcon /> : <CopyIcon />}
        </IconButton>
      )}
    </span>
  );
}
