import { createContext, use, useLayoutEffect } from 'react';

/** SHELL-4: what a page provides for the search box in the top bar. */
export type TopBarSearchOptions = {
  /** The initial text. */
  initialText: string;
  placeholder?: string;
  onSearch: (text: string) => void;
};

type ShellContextValue = {
  setSearch: (search: TopBarSearchOptions | null) => void;
  /** The element that scrolls the page's content (SHELL-5). */
  scrollElement: HTMLElement | null;
};

/** What the shell provides to the page inside it. */
export const ShellContext = createContext<ShellContextValue>({
  setSearch: () => {},
  scrollElement: null,
});

export const useScrollElement = (): HTMLElement | null => use(ShellContext).scrollElement;

/** Gives the page a search box for as long as it is shown; `search` must be stable. */
export function useTopBarSearch(search: TopBarSearchOptions): void {
  const { setSearch } = use(ShellContext);
  useLayoutEffect(() => {
    setSearch(search);
    return () => setSearch(null);
  }, [search, setSearch]);
}
