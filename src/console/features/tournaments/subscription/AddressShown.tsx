import { useId, useRef, useState } from 'react';
import { shownInstantOf } from '../../../../domain/instants';
import { config } from '../../../config';
import { Button } from '../../../ui/Button';
import styles from './SubscriptionScreen.module.css';

type AddressShownProps = {
  /** Absolute path on the API host. */
  path: string;
  /** ISO instant, UTC. */
  lastReadAt: string | null;
};

/** The whole address, to be copied or opened by the calendar of this device. */
export function AddressShown({ path, lastReadAt }: AddressShownProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const address = new URL(path, config.apiHost || location.href).href;

  const copy = async () => {
    field.current?.select();
    setCopied(false);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without that permission it stays selected, to be copied by hand.
    }
  };

  return (
    <>
      <div className={styles.address}>
        <label htmlFor={id}>Адрес подписки</label>
        <input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>Скопировать</Button>
        <p role="status">{isCopied && 'Адрес скопирован'}</p>
      </div>
      <p>
        <a href={address.replace(/^https?:/, 'webcal:')}>Открыть в календаре этого устройства</a>
      </p>
      <p className={styles.note}>
        Кто знает адрес, видит календарь без входа.{' '}
        {lastReadAt === null
          ? 'По нему ещё не читали.'
          : `Последний раз по нему читали ${shownInstantOf(lastReadAt, config.timeZone)}.`}
      </p>
    </>
  );
}
