import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Adds a number to the page's title on every screen: «(2) Турниры · Клуб». Zero adds nothing. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const show = () => {
      const title = `(${count}) ${document.title.replace(COUNT, '')}`;
      if (document.title !== title) document.title = title;
    };
    show();
    const screens = new MutationObserver(show);
    screens.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      screens.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
