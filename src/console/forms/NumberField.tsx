import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

/** A number in a text of digits; what is none is an empty text. */
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
        // EDIT-5: for the browser «1e» is no value, and goes as none: it is not left to be seen.
        onBlur={({ currentTarget: input }) => {
          if (input.validity.badInput) input.value = '';
          control.onBlur();
        }}
        // A default is there to be typed over.
        onFocus={(event) => event.target.select()}
        // WebKit would put the caret where the press was, after all has been selected.
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        // Scrolling the page over the field must not change what it holds.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
