import { useEffect } from 'react';

/** Elements that handle keys themselves. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, [popover], [role="menu"]';

/** Moves a digit typed outside the fields into the first empty field (PLAY-3). */
export function useDigitKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const findField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
      const isTaken = target instanceof Element && target.closest(TYPING);
      if (isTaken || document.querySelector('dialog[open]')) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-score]')];
      // The key's default action types the digit into the focused field.
      fields.find(({ value }) => value === '')?.focus();
    };
    document.addEventListener('keydown', findField);
    return () => document.removeEventListener('keydown', findField);
  }, [isOn]);
}
