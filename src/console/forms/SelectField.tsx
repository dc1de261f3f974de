import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** True when the field is focused initially. */
  hasFocus?: boolean;
  /** For a choice that changes more than this field. */
  onSelect?: (value: string) => void;
};

export function SelectField({ options, hasFocus, onSelect, ...field }: SelectFieldProps) {
  const { frame, control, change } = useFormField(field);
  const { value } = control;
  // A server's value outside the choices stays until it is changed.
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
