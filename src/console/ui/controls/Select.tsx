import { useId } from 'react';
import styles from './Select.module.css';

type SelectProps = {
  label: string;
  /** The first option means that nothing is chosen. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/** A labelled select outside of forms. */
export function Select({ label, options, value, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
