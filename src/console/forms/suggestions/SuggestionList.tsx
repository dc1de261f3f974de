import { useLayoutEffect, useRef } from 'react';
import { placePopup, trackPopupPlacement } from '../../ui/controls/placePopup';
import styles from './SuggestionList.module.css';

export type Suggestion = {
  value: string;
  /** Second line, in muted colour. */
  note: string;
};

type SuggestionListProps<Item extends Suggestion> = {
  id: string;
  anchor: HTMLElement | null;
  suggestions: readonly Item[];
  /** Index of the option chosen by the arrow keys. */
  active: number;
  getOptionId: (index: number) => string;
  onChoose: (suggestion: Item) => void;
};

/** The list below a field. It is in the top layer, so that no dialog clips it. */
export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { id, anchor, suggestions, active, getOptionId, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const popup = list.current;
    if (!popup) return;
    popup.showPopover();
    return trackPopupPlacement(() => {
      popup.style.width = `${anchor?.offsetWidth ?? 0}px`;
      placePopup(popup, anchor);
    });
  }, [anchor, suggestions.length]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label="Подсказки"
      popover="manual"
      className={styles.list}
      // A press on an option must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={`${suggestion.value} ${suggestion.note}`}
          id={getOptionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(suggestion)}
        >
          <bdi>{suggestion.value}</bdi>
          <span className="small">
            <bdi>{suggestion.note}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
