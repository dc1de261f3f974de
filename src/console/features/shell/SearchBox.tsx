import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/Button';
import { isShortcutAllowed } from '../../ui/keyboard/isShortcutAllowed';
import { useDocumentKeydown } from '../../ui/keyboard/useDocumentKeydown';
import { CrossIcon, SearchIcon } from '../../ui/icons/icons';
import type { TopBarSearchOptions } from '../../ui/layout/shellContext';
import styles from './SearchBox.module.css';

/**
 * A search box that passes its text to the page on submit. During typing it does so after each key is painted (SHELL-4,
 * LIST-7).
 */
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

  useDocumentKeydown((event) => {
    // On a Russian keyboard the key of «/» types «.».
    const isSlash = event.key === '/' || (event.key === '.' && event.code === 'Slash');
    if (!isSlash || !isShortcutAllowed(event)) return;
    event.preventDefault();
    input.current?.focus();
  });

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
        // The search hits, whose code loads later, read this attribute (DESK-40).
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
        // The list may not have been searched for the last letters yet.
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
