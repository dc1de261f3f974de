import { useEffect } from 'react';

/** What takes keys itself. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, [popover], [role="menu"]';

/** PLAY-3: a digit that is typed beside the fields, as after the round began, goes into the first one that is empty. */
export function useDigitKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const findField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
      const isTaken = target instanceof Element && target.closest(TYPING);
      if (isTaken || document.querySelector('dialog[open]')) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-score]')];
      // The key's own default types it there.
      fields.find(({ value }) => value === '')?.focus();
    };
    document.addEventListener('keydown', findField);
    return () => document.removeEventListener('keydown', findField);
  }, [isOn]);
}
