import { clearEmptyPhone, maskTypedPhone } from '../../domain/fields/phoneTyping';
import { getDigits } from '../../domain/fields/typing';

/** INPUT-3 for an input without React: keeps a phone in its form while it is typed, pasted or filled in. */
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
    // A keyboard that composes puts its text in again over one that was changed under it: digits would be doubled.
    if (!isComposing) mask(/^delete/.test(inputType));
  });
  input.addEventListener('compositionend', () => mask(false));
  // A whole number that is pasted behind a typed prefix brings its own.
  input.addEventListener('paste', () => {
    if (getDigits(input.value).length <= 1) input.value = '';
  });
  // The browser may have filled it in already.
  mask(false);
}
