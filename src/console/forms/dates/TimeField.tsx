import { limitTypedTime, timeMask } from '../../../domain/fields/timeTyping';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { MaskedInput } from '../MaskedInput';
import { useFormField } from '../useFormField';

/** INPUT-2: a time of day, HH:MM. */
export function TimeField(field: FieldProps) {
  const { frame, control, change } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...control}
        mask={timeMask}
        placeholder="00:00"
        finish={limitTypedTime}
        onChange={change}
      />
    </FieldFrame>
  );
}
