import { useId, useRef, useState } from 'react';
import { formatDateTime } from '../../../../domain/dates/instants';
import { describeLocalAddress } from '../../../../domain/protocol/localAddress';
import { copyText } from '../../../browser/clipboard';
import { config } from '../../../config';
import { Button } from '../../../ui/controls/Button';
import styles from './SubscriptionScreen.module.css';

type CalendarAddressViewProps = {
  /** Path on the API host. */
  path: string;
  /** ISO instant of the last read, UTC; null before it. */
  lastReadAt: string | null;
  /** True for a newly created address, which gets the focus. */
  isNew: boolean;
};

const OUTCOMES = {
  copied: 'Адрес скопирован',
  refused:
    'Браузер не разрешил скопировать. Адрес выделен: нажмите Ctrl+C или выберите «Копировать».',
};

/** The full address, to copy or to open in the device's calendar. */
export function CalendarAddressPanel({ path, lastReadAt, isNew }: CalendarAddressViewProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const address = new URL(path, config.publicUrl ?? (config.apiHost || location.href)).href;

  const problem = describeLocalAddress(address);

  const copy = async () => {
    setOutcome(null);
    if (await copyText(address)) {
      setOutcome('copied');
      return;
    }
    // The selected text lets the user copy it by hand.
    field.current?.focus();
    field.current?.select();
    setOutcome('refused');
  };

  return (
    <>
      <div className={styles.address}>
        <label htmlFor={id}>Адрес подписки</label>
        <input
          ref={field}
          id={id}
          readOnly
          autoFocus={isNew}
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>Скопировать</Button>
        <p role="status" className={outcome === 'refused' ? styles.refused : ''}>
          {outcome && OUTCOMES[outcome]}
        </p>
      </div>
      {problem && <p className={styles.note}>{problem}</p>}
      <p className={styles.open}>
        <a href={address.replace(/^https?:/, 'webcal:')}>Открыть в календаре этого устройства</a>
      </p>
      <p className={styles.note}>
        Календарь увидит каждый, кто знает адрес: вход для этого не нужен.{' '}
        {lastReadAt === null
          ? 'По этому адресу календарь ещё не загружали.'
          : `Последний раз календарь загружали ${formatDateTime(lastReadAt, config.timeZone)}.`}
      </p>
    </>
  );
}
