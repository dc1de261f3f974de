import { flushSync } from 'react-dom';

/**
 * Runs `act`, which removes the pressed button, and moves the focus to the first field of its form, or of the page
 * where it had none, or to the switch between modes where no field is shown.
 */
export function runThenFocusFirstField(button: HTMLButtonElement, act: () => void): void {
  const scope = button.form ?? button.closest('main');
  flushSync(act);
  const findFirst = (selector: string) => scope?.querySelector<HTMLElement>(selector);
  (findFirst('select, input:not([type="radio"])') ?? findFirst('input:checked'))?.focus();
}
