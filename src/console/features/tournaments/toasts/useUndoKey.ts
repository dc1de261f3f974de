import { isPageUnderDialog } from '../../../ui/dialogs/underDialog';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';

/** The same key in the Latin and the Russian layout. */
const LETTERS = ['z', 'я'];

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && LETTERS.includes(key.toLowerCase());

/** Fields with a text or a choice, but no checkboxes or radio buttons. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** True in a text field, where the browser itself undoes typing. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Runs `undo` on Ctrl+Z (⌘Z), unless a dialog covers the page (COMFORT-30).
 * @param undo null when there is nothing to undo
 */
export function useUndoKey(undo: (() => void) | null): void {
  useDocumentKeydown((event) => {
    if (!undo || !isUndo(event) || isTyping(event) || isPageUnderDialog()) return;
    event.preventDefault();
    undo();
  });
}
