import { useState } from 'react';

const NONE = -1;

/** Next index for each key; after the last option comes the first. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The active option of a list under a field that keeps the focus (ARIA's combobox pattern). `handleKey` receives the
 * field's keys and prevents the field's own action for keys of the list.
 * @param onChoose receives the active option on Enter
 * @param start the initially active option. With `none`, only arrow keys enter the list; until then Home, End and Enter
 *   belong to the field
 */
export function useActiveOption<Item extends { id: string }>(
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
