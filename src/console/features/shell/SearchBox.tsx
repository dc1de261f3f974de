import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/Button';
import { isShortcutAllowed } from '../../ui/keyboard/isShortcutAllowed';
import { CrossIcon, SearchIcon } from '../../ui/icons/icons';
import type { TopBarSearchOptions } from '../../ui/layout/shellContext';
import styles from './SearchBox.module.css';

/** Passes the text to the page on submit, and while typing after each key is painted (SHELL-4, LIST-7). */
export function SearchBox({ search }: { search: TopBarSearchOptions }) {
  const { initialText, placeholder = 'Поиск по организатору', onSearch } = search;
  const [text, setText] = useState(initialText);
  const [filledBy, setFilledBy] = useState(search);
  if (search !== filledBy) {
    setFilledBy(search);
    setText(initialText);
  }
  const input = useRef<HTMLInputElement>(null);
  const pendingSearch = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pendingSearch.current), []);

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      // The «/» key gives «.» on a Russian keyboard.
      const isSlash = event.key === '/' || (event.key === '.' && event.code === 'Slash');
      if (!isSlash || !isShortcutAllowed(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  const submitSearch = (wanted: string) => {
    clearTimeout(pendingSearch.current);
    pendingSearch.current = undefined;
    onSearch(wanted);
  };

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(pendingSearch.current);
    pendingSearch.current = setTimeout(() => submitSearch(typed));
  };

  const clear = () => {
    setText('');
    submitSearch('');
    input.current?.focus();
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // Read by the hits, whose code loads later (DESK-40).
        event.currentTarget.dataset.searched = text;
        submitSearch(text);
      }}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        // The last key may not have been searched for yet.
        onBlur={() => {
          if (pendingSearch.current !== undefined) submitSearch(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {text === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <IconButton className={styles.clear} label="Очистить поиск" onClick={clear}>
          <CrossIcon />
        </IconButton>
      )}
    </form>
  );
}
