import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

export function NumberField({ name, label, hint, min, step, placeholder }: NumberFieldProps) {
  const { value, error, change, leave, inputId, noteId } = useFormField(name);
  return (
    <FieldFrame {...{ label, inputId, noteId, hint, error }}>
      <input
        id={inputId}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        step={step}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={noteId}
        aria-invalid={error !== undefined}
        onChange={(event) => change(event.target.value)}
        // A default is there to be typed over.
        onFocus={(event) => event.target.select()}
        // Scrolling the page over the field must not change what it holds.
        onWheel={(event) => event.currentTarget.blur()}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
