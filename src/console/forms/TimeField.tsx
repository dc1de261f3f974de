import { cappedTime, timeMask } from '../../domain/typing';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { useFormField } from './useFormField';

/** INPUT-2. */
export function TimeField({ name, label, hint }: FieldProps) {
  const { value, error, change, leave, inputId, noteId } = useFormField(name);
  return (
    <FieldFrame {...{ label, inputId, noteId, hint, error }}>
      <MaskedInput
        mask={timeMask}
        id={inputId}
        name={name}
        value={value}
        placeholder="00:00"
        noteId={noteId}
        isInvalid={error !== undefined}
        finish={cappedTime}
        onChange={change}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
