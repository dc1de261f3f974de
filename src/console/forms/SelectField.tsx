import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** Where a choice changes more than this field. */
  onSelect?: (value: string) => void;
};

export function SelectField({ name, label, hint, options, onSelect }: SelectFieldProps) {
  const { value, error, change, leave, inputId, noteId } = useFormField(name);
  // What a server sent beyond the choices stays as it is until it is changed.
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...{ label, inputId, noteId, hint, error }}>
      <select
        id={inputId}
        name={name}
        value={value}
        aria-describedby={noteId}
        aria-invalid={error !== undefined}
        onChange={(event) => (onSelect ?? change)(event.target.value)}
        onBlur={leave}
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
