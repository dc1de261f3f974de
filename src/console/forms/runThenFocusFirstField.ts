import { flushSync } from 'react-dom';

/**
 * Runs `act`, which removes the pressed button. Then focuses the first field of the button's form, or of the page
 * without a form. Without a visible field it focuses the switch between modes.
 */
export function runThenFocusFirstField(button: HTMLButtonElement, act: () => void): void {
  const scope = button.form ?? button.closest('main');
  flushSync(act);
  const findFirst = (selector: string) => scope?.querySelector<HTMLElement>(selector);
  (findFirst('select, input:not([type="radio"])') ?? findFirst('input:checked'))?.focus();
}
