import { flushSync } from 'react-dom';

/**
 * Runs `act`, which removes the pressed button, then focuses the first field of the button's form. Without a form it is
 * the first field of the page. Without a visible field it is the switch between modes.
 */
export function runThenFocusFirstField(button: HTMLButtonElement, act: () => void): void {
  const scope = button.form ?? button.closest('main');
  flushSync(act);
  const findFirst = (selector: string) => scope?.querySelector<HTMLElement>(selector);
  (findFirst('select, input:not([type="radio"])') ?? findFirst('input:checked'))?.focus();
}
