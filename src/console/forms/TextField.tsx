import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type TextFieldProps = FieldProps & { placeholder?: string; autoComplete?: string };

export function TextField({
  name,
  label,
  hint,
  placeholder,
  autoComplete = 'off',
}: TextFieldProps) {
  const { value, error, change, leave, inputId, noteId } = useFormField(name);
  return (
    <FieldFrame {...{ label, inputId, noteId, hint, error }}>
      <input
        id={inputId}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        aria-describedby={noteId}
        aria-invalid={error !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
