import { clearEmptyPhone, maskTypedPhone } from '../../domain/fields/phoneTyping';
import { getDigits } from '../../domain/fields/typing';

/** Formats a phone while it is typed, pasted or filled in (INPUT-3), for an input without React. */
export function maskPhoneInput(input: HTMLInputElement): void {
  function mask(isDeletion: boolean): void {
    const { value, selectionEnd } = input;
    const masked = maskTypedPhone(value, selectionEnd ?? value.length);
    const text = clearEmptyPhone(masked.text, isDeletion);
    if (text === value) return;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
  }
  input.addEventListener('input', (event) => {
    const { isComposing, inputType } = event;
    // A composing keyboard inserts its whole text again over a changed value, which would double the digits.
    if (!isComposing) mask(/^delete/.test(inputType));
  });
  input.addEventListener('compositionend', () => mask(false));
  // A complete number pasted after a typed prefix already contains the prefix.
  input.addEventListener('paste', () => {
    if (getDigits(input.value).length <= 1) input.value = '';
  });
  // The browser may have filled the field in before this script ran.
  mask(false);
}
