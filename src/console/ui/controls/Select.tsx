import { useId } from 'react';
import { groupBy } from '../../../domain/lib/groupBy';
import styles from './Select.module.css';

type SelectOption = {
  value: string;
  label: string;
  /** Heading over the options that share it. The list must contain these options in a row. */
  group?: string;
};

type SelectProps = {
  label: string;
  /** The options; the first one means that nothing is chosen. */
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
};

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A labelled select outside of forms. */
export function Select({ label, options, value, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {[...groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
          group === undefined ? (
            grouped.map(renderOption)
          ) : (
            <optgroup key={group} label={group}>
              {grouped.map(renderOption)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
