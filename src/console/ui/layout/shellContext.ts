import { createContext, use, useLayoutEffect } from 'react';

/** Options of a page for the search box in the top bar (SHELL-4). */
export type TopBarSearchOptions = {
  initialText: string;
  placeholder?: string;
  onSearch: (text: string) => void;
};

type ShellContextValue = {
  setSearch: (search: TopBarSearchOptions | null) => void;
  /** The element that scrolls the page's content (SHELL-5). */
  scrollElement: HTMLElement | null;
};

/** Values that the shell provides to the page inside it. */
export const ShellContext = createContext<ShellContextValue>({
  setSearch: () => {},
  scrollElement: null,
});

export const useScrollElement = (): HTMLElement | null => use(ShellContext).scrollElement;

/** Shows a search box while the page is mounted; `search` must be a stable object. */
export function useTopBarSearch(search: TopBarSearchOptions): void {
  const { setSearch } = use(ShellContext);
  useLayoutEffect(() => {
    setSearch(search);
    return () => setSearch(null);
  }, [search, setSearch]);
}
