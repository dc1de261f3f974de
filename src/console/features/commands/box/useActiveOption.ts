import { useState } from 'react';

const NONE = -1;

/** The index that a key moves to; the ends are joined. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type ItemWithId = { id: string };

/**
 * The active option of a list under a field that keeps the focus (ARIA's combobox pattern). `handleKey` takes the
 * field's keys, and prevents what the field would do with those that are the list's.
 * @param onChoose takes the active option on Enter
 * @param start the active one until a key or the pointer makes another active; where that is none, only the
 *   arrow keys lead into the list, and Home, End and Enter are the field's until then
 */
export function useActiveOption<Item extends ItemWithId>(
  items: readonly Item[],
  onChoose: (item: Item) => void,
  start: 'first' | 'none' = 'first',
) {
  const [activeId, setActiveId] = useState<string>();
  const found = items.findIndex(({ id }) => id === activeId);
  const index = found === NONE && start === 'first' ? 0 : found;

  const handleKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (shiftKey || ctrlKey || metaKey || altKey || isComposing || items.length === 0) return;
    const item = items[index];
    const move = MOVES[key];
    if ((!move && key !== 'Enter') || (!item && !key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (move) setActiveId(items[move(index, items.length)]!.id);
    else onChoose(item!);
  };

  return { active: items[index], setActive: setActiveId, handleKey };
}
