import { useEffect, useState, type RefObject } from 'react';

/**
 * Scrolls today into view after «Сегодня», even if it was scrolled out of the page.
 * @returns a function that requests the scroll, to be called in the update that shows today
 */
export function useScrollToToday(calendar: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    calendar.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, calendar]);
  return () => setAsked((times) => times + 1);
}
