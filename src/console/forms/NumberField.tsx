import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

/** What the form holds while a text is typed that the browser reads as no number: it is not empty. */
const UNREADABLE = String(NaN);

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

/** A whole number; a text that is none stays as it is typed, and the rules refuse it (RULE-9). */
export function NumberField({ min, step, placeholder, ...field }: NumberFieldProps) {
  const { frame, control, change } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="number"
        value={control.value === UNREADABLE ? '' : control.value}
        // React calls onChange only where the value differs, and for the browser such a text has none.
        onChange={undefined}
        onInput={({ currentTarget: { value, validity } }) =>
          change(validity.badInput ? UNREADABLE : value)
        }
        inputMode="numeric"
        min={min}
        step={step}
        placeholder={placeholder}
        autoComplete="off"
        // A default is there to be typed over.
        onFocus={(event) => event.target.select()}
        // Scrolling the page over the field must not change what it holds.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
