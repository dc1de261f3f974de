import { useId, useState, type KeyboardEvent } from 'react';
import { getComboboxProps } from '../../ui/controls/combobox';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { SuggestionList, type Suggestion } from './SuggestionList';
import { useFormField } from '../useFormField';

type SuggestFieldProps = FieldProps & {
  placeholder?: string;
  /** What fits a text, best first. */
  suggest: (text: string) => readonly Suggestion[];
  onFocus: () => void;
  onChoose: (suggestion: Suggestion) => void;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** COMFORT-24: a text with suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  const { placeholder, suggest, onFocus, onChoose, ...field } = props;
  const { frame, control, change } = useFormField(field);
  const listId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = isOpen ? suggest(control.value) : [];
  const isShown = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (isWanted: boolean) => {
    setOpen(isWanted);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    onChoose(suggestion);
    show(false);
  };

  const press = (event: KeyboardEvent) => {
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
    // The key is for the list: neither for the form nor for a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...getComboboxProps(
          listId,
          isShown,
          isShown && active >= 0 ? optionId(active) : undefined,
        )}
        ref={setInput}
        placeholder={placeholder}
        onChange={(event) => {
          change(event.target.value);
          show(event.target.value.trim() !== '');
        }}
        onFocus={onFocus}
        onKeyDown={press}
        onBlur={() => {
          control.onBlur();
          show(false);
        }}
      />
      {isShown && (
        <SuggestionList
          id={listId}
          anchor={input}
          suggestions={suggestions}
          active={active}
          getOptionId={optionId}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  );
}
