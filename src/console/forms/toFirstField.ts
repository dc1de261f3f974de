import { flushSync } from 'react-dom';

/**
 * Does what a button is for that goes when it is pressed: the focus goes on to the first field of its
 * form, or, where none is shown, to the switch that shows them.
 */
export function toFirstField(button: HTMLButtonElement, act: () => void): void {
  const { form } = button;
  flushSync(act);
  const first = (selector: string) => form?.querySelector<HTMLElement>(selector);
  (first('select, input:not([type="radio"])') ?? first('input:checked'))?.focus();
}
