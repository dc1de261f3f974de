import { useEffect, useState, type RefObject } from 'react';

/**
 * Scrolls today into view after «Сегодня», even if the page was scrolled away from it.
 * @returns the request to scroll, called in the same update that shows today
 */
export function useScrollToToday(calendar: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    calendar.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, calendar]);
  return () => setAsked((times) => times + 1);
}
