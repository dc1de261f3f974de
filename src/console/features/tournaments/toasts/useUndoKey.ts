import { isPageUnderDialog } from '../../../ui/dialogs/underDialog';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';

/** One key, in the Latin and the Russian layout. */
const LETTERS = ['z', 'я'];

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && LETTERS.includes(key.toLowerCase());

/** Fields that hold a text or a choice. Checkboxes and radio buttons do not. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** Typed text has an undo of its own. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Ctrl+Z (⌘Z) undoes on a page without a dialog over it (COMFORT-30).
 * @param undo null when there is nothing to undo
 */
export function useUndoKey(undo: (() => void) | null): void {
  useDocumentKeydown((event) => {
    if (!undo || !isUndo(event) || isTyping(event) || isPageUnderDialog()) return;
    event.preventDefault();
    undo();
  });
}
