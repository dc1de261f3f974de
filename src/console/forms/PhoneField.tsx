import { PHONE_PLACEHOLDER } from '../../domain/fields/phone';
import { clearEmptyPhone, phoneMask, playerPhoneMask } from '../../domain/fields/phoneTyping';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { useFormField } from './useFormField';

type PhoneFieldProps = FieldProps & {
  /** ROSTER-4: it may be another country's. */
  isOfPlayer?: boolean;
};

/** INPUT-3: a phone number by its mask. */
export function PhoneField({ isOfPlayer = false, ...field }: PhoneFieldProps) {
  const { frame, control, change } = useFormField(field);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...control}
        mask={isOfPlayer ? playerPhoneMask : phoneMask}
        type="tel"
        placeholder={PHONE_PLACEHOLDER}
        finish={clearEmptyPhone}
        onChange={change}
      />
    </FieldFrame>
  );
}
