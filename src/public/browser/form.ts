import { maskPhoneInput } from './maskPhoneInput';

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
