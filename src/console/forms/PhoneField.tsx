import { phoneMask, PHONE_PLACEHOLDER } from '../../domain/typing';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { useFormField } from './useFormField';

/** INPUT-3. */
export function PhoneField({ name, label, hint }: FieldProps) {
  const { value, error, change, leave, inputId, noteId } = useFormField(name);
  return (
    <FieldFrame {...{ label, inputId, noteId, hint, error }}>
      <MaskedInput
        mask={phoneMask}
        id={inputId}
        name={name}
        type="tel"
        value={value}
        placeholder={PHONE_PLACEHOLDER}
        noteId={noteId}
        isInvalid={error !== undefined}
        onChange={change}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
