import { useEffect, useEffectEvent } from 'react';
import { DETAIL_KEYS, isPressed, type DetailKey } from '../../../ui/keys';
import { isShortcutAllowedHere } from '../../../ui/isShortcutAllowed';

const NAMES = Object.keys(DETAIL_KEYS) as DetailKey[];

/** Whether something is open over the details, and has the keys. */
const isCovered = (): boolean =>
  document.querySelectorAll('dialog[open]').length > 1 ||
  document.querySelector(':popover-open') !== null;

/** Whether the arrow keys scroll what has the focus. */
const isScrolled = ({ scrollHeight, clientHeight }: Element): boolean =>
  scrollHeight > clientHeight + 1;

/** DESK-12: does what a key of the open details is for; what is left out cannot be done. */
export function useDetailKeys(actions: Partial<Record<DetailKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = NAMES.find((key) => isPressed(DETAIL_KEYS[key], event));
    if (!name || !isShortcutAllowedHere(event) || isCovered()) return;
    const isMove = name === 'previous' || name === 'next';
    if (isMove ? isScrolled(event.target as Element) : event.repeat) return;
    event.preventDefault();
    actions[name]?.();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
