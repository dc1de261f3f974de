import { FieldFrame, type FieldProps } from './FieldFrame';
import { useFormField } from './useFormField';

type NumberFieldProps = FieldProps & { min: number; step: number; placeholder?: string };

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
        // A default is there to be typed over.
        onFocus={(event) => event.target.select()}
        // Scrolling the page over the field must not change what it holds.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
