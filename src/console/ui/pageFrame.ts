import { createContext, useContext, useLayoutEffect } from 'react';

/** SHELL-4: what a page supplies so that the top bar shows a search box. */
export type PageSearch = {
  /** What the box holds when the page comes. */
  initialText: string;
  placeholder?: string;
  onSearch: (text: string) => void;
};

type PageFrame = {
  setSearch: (search: PageSearch | null) => void;
  /** The element that scrolls the page's content (SHELL-5). */
  scrollElement: HTMLElement | null;
};

/** What the frame around a page offers it; the shell provides it. */
export const PageFrameContext = createContext<PageFrame>({
  setSearch: () => {},
  scrollElement: null,
});

export const useScrollElement = (): HTMLElement | null =>
  useContext(PageFrameContext).scrollElement;

/** Gives the page a search box for as long as it is shown; `search` must be stable. */
export function usePageSearch(search: PageSearch): void {
  const { setSearch } = useContext(PageFrameContext);
  useLayoutEffect(() => {
    setSearch(search);
    return () => setSearch(null);
  }, [search, setSearch]);
}
