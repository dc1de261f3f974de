import { useId, useState, type KeyboardEvent } from 'react';
import { getComboboxProps } from '../../ui/controls/combobox';
import type { Suggestion } from './SuggestionList';

type SuggestionsOptions<Item extends Suggestion> = {
  text: string;
  /** Returns the suggestions for a text, best first. */
  suggest: (text: string) => readonly Item[];
  onChoose: (suggestion: Item) => void;
  /** True when Enter chooses the first suggestion. */
  isFirstChosen?: boolean;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** State and keys of the list below a text field, by ARIA's combobox pattern. */
export function useSuggestions<Item extends Suggestion>(options: SuggestionsOptions<Item>) {
  const { text, suggest, onChoose, isFirstChosen = false } = options;
  const start = isFirstChosen ? 0 : -1;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(start);
  const suggestions = isOpen ? suggest(text) : [];
  const isShown = suggestions.length > 0;
  const getOptionId = (index: number) => `${listId}-${index}`;

  const show = (isWanted: boolean) => {
    setOpen(isWanted);
    setActive(start);
  };
  const choose = (suggestion: Item) => {
    onChoose(suggestion);
    show(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = suggestions[active];
    if (step && !isShown) setOpen(true);
    else if (step)
      setActive(
        (active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) %
          suggestions.length,
      );
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isShown) show(false);
    else return;
    // The key acts only on the list, not on the form or a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const activeId = isShown && active >= 0 ? getOptionId(active) : undefined;
  return {
    show,
    isShown,
    handleKeyDown,
    inputProps: getComboboxProps(listId, isShown, activeId),
    listProps: { id: listId, suggestions, active, getOptionId, onChoose: choose },
  };
}
