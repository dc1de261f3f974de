import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

/** A number as a text of digits. The value is empty when the input is not a number. */
export function NumberField({ min, step, placeholder, ...field }: NumberFieldProps) {
  const { frame, control } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="number"
        inputMode="numeric"
        min={min}
        step={step}
        placeholder={placeholder}
        autoComplete="off"
        // For the browser «1e» has no value, so the form sends none: the text must not stay visible (EDIT-5).
        onBlur={({ currentTarget: input }) => {
          if (input.validity.badInput) input.value = '';
          control.onBlur();
        }}
        // The user types over a default value.
        onFocus={(event) => event.target.select()}
        // WebKit would move the caret to the pressed place after the text was selected.
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        // Scrolling the page over the field must not change its value.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
