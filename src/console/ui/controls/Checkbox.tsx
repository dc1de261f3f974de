import styles from './Checkbox.module.css';

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  /** True when only some of the checkbox's items are selected. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A labelled checkbox outside of forms. */
export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, isMixed = false, isDisabled = false, onChange } = props;
  return (
    <label className={styles.check}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
