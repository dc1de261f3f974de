import { useCallback, useEffect, useRef, type RefObject } from 'react';

type MovedTournament = { tournamentId: number; day: string };

/** The entry of a tournament; or its day, where that has no room for the entry. */
const findPlace = (calendar: HTMLElement, { tournamentId, day }: MovedTournament) =>
  calendar.querySelector<HTMLElement>(`[data-tournament="${tournamentId}"]`) ??
  calendar.querySelector<HTMLElement>(`[data-day="${day}"] :is(a, button)`) ??
  calendar.querySelector<HTMLElement>(`[data-day="${day}"]`);

/**
 * An entry that goes to another day loses the focus on the way: this gives it back, unless something
 * else has it by then.
 * @returns follows a tournament to a day until the returned function is called, or another is followed
 */
export function useMovedTournamentFocus(
  calendar: RefObject<HTMLElement | null>,
): (tournamentId: number, day: string) => () => void {
  const followed = useRef<MovedTournament | null>(null);
  /** What the focus was given to: the entry, or its day. */
  const placed = useRef<Element | null>(null);

  // After each rendering: a failed move brings the entry back.
  useEffect(() => {
    const focused = document.activeElement;
    if (!followed.current || (focused !== document.body && focused !== placed.current)) return;
    const place = calendar.current && findPlace(calendar.current, followed.current);
    place?.focus();
    placed.current = place;
  });

  return useCallback((tournamentId, day) => {
    const following: MovedTournament = { tournamentId, day };
    followed.current = following;
    return () => {
      // After the effects of the last rendering.
      setTimeout(() => {
        if (followed.current === following) followed.current = null;
      });
    };
  }, []);
}
