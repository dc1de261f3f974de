import { clearEmptyPhone, maskTypedPhone } from '../../domain/fields/phoneTyping';
import { getDigits } from '../../domain/fields/typing';

/** A pattern for a field's text, and the message for a mismatch; the server writes both (APPLY-5). */
type Rule = [pattern: string, message: string];

/** Returns the message of the first broken rule; empty when no rule is broken. */
function validateInput(input: HTMLInputElement): string {
  const rules = JSON.parse(input.dataset.rules ?? '[]') as Rule[];
  if (input.type === 'checkbox') return input.checked ? '' : (rules[0]?.[1] ?? '');
  const broken = rules.find(([pattern]) => !new RegExp(pattern, 'u').test(input.value));
  return broken?.[1] ?? '';
}

function show(input: HTMLInputElement): void {
  const error = validateInput(input);
  const note = document.getElementById(`${input.id}-error`);
  if (note) note.textContent = error;
  input.setAttribute('aria-invalid', String(error !== ''));
}

/** Formats «Осталось: имя, телефон», with the fields' short labels. */
function describeRemaining(inputs: readonly HTMLInputElement[], done: string): string {
  const names = inputs
    .filter((input) => validateInput(input) !== '')
    .map((input) => input.dataset.short ?? '');
  return names.length > 0 ? `Осталось: ${names.join(', ')}` : done;
}

/** Formats a phone while it is typed, pasted or filled in (INPUT-3), for an input without React. */
function maskPhoneInput(input: HTMLInputElement): void {
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

/**
 * Masks the phone, and shows a field's error once the user has left the field (APPLY-1). A field with an error is
 * checked again after each change; until then the server's message stays.
 */
export function enhanceFormFields(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-rules]')];
  const status = form.querySelector<HTMLElement>('[role=status]');
  const updateStatus = () => {
    if (status) status.textContent = describeRemaining(inputs, status.dataset.done ?? '');
  };
  for (const input of inputs) {
    if (input.type === 'tel') maskPhoneInput(input);
    const isJudged = () => input.getAttribute('aria-invalid') === 'true';
    const judge = () => {
      if (isJudged()) show(input);
      updateStatus();
    };
    input.addEventListener('input', judge);
    // The mask changes the text only after composing has ended, so the check waits too.
    input.addEventListener('compositionend', judge);
    input.addEventListener('blur', () => show(input));
  }
  form.addEventListener('submit', (event) => {
    const wrong = inputs.filter((input) => validateInput(input) !== '');
    inputs.forEach(show);
    wrong[0]?.focus();
    if (wrong.length > 0) event.preventDefault();
  });
  updateStatus();
}
