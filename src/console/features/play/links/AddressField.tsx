import { useId } from 'react';
import { Button } from '../../../ui/controls/Button';
import styles from './Links.module.css';

type AddressFieldProps = {
  /** Label of the field for screen readers. */
  label: string;
  address: string;
  copy: (text: string, message: string) => Promise<void>;
};

/** A read-only field with an address, selected on focus, with a button that copies it. */
export function AddressField({ label, address, copy }: AddressFieldProps) {
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      <input id={id} readOnly dir="ltr" value={address} onFocus={({ target }) => target.select()} />
      <Button onClick={() => void copy(address, 'Ссылка скопирована')}>Скопировать</Button>
    </div>
  );
}
