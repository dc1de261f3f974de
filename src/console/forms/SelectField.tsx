import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** True when the field is focused initially. */
  hasFocus?: boolean;
  /** Replaces the usual change, for a choice that affects other fields too. */
  onSelect?: (value: string) => void;
};

export function SelectField({ options, hasFocus, onSelect, ...field }: SelectFieldProps) {
  const { frame, control, change } = useFormField(field);
  const { value } = control;
  // A server's value outside the options is kept until the user chooses another.
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        autoFocus={hasFocus}
        onChange={(event) => (onSelect ?? change)(event.target.value)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
