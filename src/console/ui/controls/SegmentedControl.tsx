import { useId } from 'react';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Mode extends string> = {
  label: string;
  modes: readonly { value: Mode; label: string }[];
  value: Mode;
  onChange: (mode: Mode) => void;
};

export function SegmentedControl<Mode extends string>(props: SegmentedControlProps<Mode>) {
  const { label, modes, value, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.switch}>
      {modes.map((mode) => (
        <label key={mode.value} className={styles.mode}>
          <input
            type="radio"
            name={name}
            checked={mode.value === value}
            onChange={() => onChange(mode.value)}
          />
          {mode.label}
        </label>
      ))}
    </div>
  );
}
