import { useEffect, useState, type RefObject } from 'react';

/**
 * DESK-37: after «Сегодня» today is in sight, also where the page was scrolled away from it.
 * @returns asks for that; to be called together with what shows today
 */
export function useScrollToToday(calendar: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    calendar.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, calendar]);
  return () => setAsked((times) => times + 1);
}
