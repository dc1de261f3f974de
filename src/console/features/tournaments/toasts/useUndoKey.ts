import { isPageUnderDialog } from '../../../ui/dialogs/underDialog';
import { useDocumentKeydown } from '../../../ui/keyboard/useDocumentKeydown';

/** The letter's place is one, whichever layout is on. */
const LETTERS = ['z', 'я'];

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && LETTERS.includes(key.toLowerCase());

/** What holds a text or a choice, which a box to tick does not. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** What is typed has an undoing of its own. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(FIELDS);

/** COMFORT-30: Ctrl+Z (⌘Z) undoes on a page that is not covered; null where there is nothing to undo. */
export function useUndoKey(undo: (() => void) | null): void {
  useDocumentKeydown((event) => {
    if (!undo || !isUndo(event) || isTyping(event) || isPageUnderDialog()) return;
    event.preventDefault();
    undo();
  });
}
