import { limitTypedTime, timeMask } from '../../../domain/fields/timeTyping';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { MaskedInput } from '../MaskedInput';
import { useFormField } from '../useFormField';

type TimeFieldProps = FieldProps & {
  /** Changes the time when the field loses the focus. */
  settle?: (time: string) => string;
};

/** A time of day, HH:MM (INPUT-2). */
export function TimeField({ settle, ...field }: TimeFieldProps) {
  const { frame, control, change } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...control}
        onBlur={() => {
          if (settle) change(settle(control.value));
          control.onBlur();
        }}
        mask={timeMask}
        placeholder="00:00"
        finish={limitTypedTime}
        onChange={change}
      />
    </FieldFrame>
  );
}
