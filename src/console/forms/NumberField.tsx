import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

/** A field for a number, stored as digits. The value is empty when the input is not a number. */
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
        // For an input such as «1e» the browser gives no value and the form sends none. The text must not stay visible
        // (EDIT-5).
        onBlur={({ currentTarget: input }) => {
          if (input.validity.badInput) input.value = '';
          control.onBlur();
        }}
        // The text is selected, so that typing replaces a default value.
        onFocus={(event) => event.target.select()}
        // WebKit would move the caret to the pressed position and drop the selection.
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        // Scrolling the page with the wheel over the field must not change its value.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
