import { PHONE_PLACEHOLDER } from '../../domain/fields/phone';
import { clearEmptyPhone, phoneMask } from '../../domain/fields/phoneTyping';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { useFormField } from './useFormField';

/** INPUT-3: a phone number by its mask. */
export function PhoneField(field: FieldProps) {
  const { frame, control, change } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...control}
        mask={phoneMask}
        type="tel"
        placeholder={PHONE_PLACEHOLDER}
        finish={clearEmptyPhone}
        onChange={change}
      />
    </FieldFrame>
  );
}
