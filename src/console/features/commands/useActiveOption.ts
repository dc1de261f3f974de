import { useState, type KeyboardEvent } from 'react';

/** The index that a key moves to; the ends are joined. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Choosable = { id: string };

/**
 * The active option of a list under a field that keeps the focus (ARIA's combobox pattern). It is the first one
 * until a key or the pointer makes another active.
 * @param onTake takes the active option on Enter
 */
export function useActiveOption<Item extends Choosable>(
  items: readonly Item[],
  onTake: (item: Item) => void,
) {
  const [chosenId, setChosenId] = useState<string>();
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  );

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const item = items[index];
    const move = MOVES[key];
    if (!item || (!move && key !== 'Enter')) return;
    event.preventDefault();
    if (move) setChosenId(items[move(index, items.length)]!.id);
    else onTake(item);
  };

  return { chosen: items[index], choose: setChosenId, press };
}
