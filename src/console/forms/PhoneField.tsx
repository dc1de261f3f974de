import { useState } from 'react';
import { PHONE_PLACEHOLDER } from '../../domain/fields/phone';
import { clearEmptyPhone, phoneMask, playerPhoneMask } from '../../domain/fields/phoneTyping';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { MaskedInput } from './MaskedInput';
import { useFormField } from './useFormField';

type PhoneFieldProps = FieldProps & {
  /** True for a player's number, which may be foreign (ROSTER-4). */
  isOfPlayer?: boolean;
};

const OVERFLOW_TEXT = 'Лишние цифры не записаны: нужен номер в формате +7 (XXX) XXX-XX-XX';

/** A phone number with its mask (INPUT-3). */
export function PhoneField({ isOfPlayer = false, ...field }: PhoneFieldProps) {
  const { frame, control, change } = useFormField(field);
  const [overflown, setOverflown] = useState('');
  return (
    <FieldFrame {...frame} error={frame.error ?? (overflown ? OVERFLOW_TEXT : undefined)}>
      <MaskedInput
        {...control}
        mask={isOfPlayer ? playerPhoneMask : phoneMask}
        type="tel"
        placeholder={PHONE_PLACEHOLDER}
        finish={clearEmptyPhone}
        onChange={(text) => {
          if (text !== overflown) setOverflown('');
          change(text);
        }}
        onOverflow={setOverflown}
      />
    </FieldFrame>
  );
}
