import { useCallback, useEffect, useRef, type RefObject } from 'react';

type MovedTournament = { tournamentId: number; day: string };

/** The entry of a tournament, or its day when the cell is too small for the entry. */
const findPlace = (calendar: HTMLElement, { tournamentId, day }: MovedTournament) =>
  calendar.querySelector<HTMLElement>(`[data-tournament="${tournamentId}"]`) ??
  calendar.querySelector<HTMLElement>(`[data-day="${day}"] :is(a, button)`) ??
  calendar.querySelector<HTMLElement>(`[data-day="${day}"]`);

/**
 * Returns the focus to an entry that loses it while moving to another day. A newly focused element keeps the focus.
 * @returns a function that follows a tournament to a day, until its result is called or another tournament is followed
 */
export function useMovedTournamentFocus(
  calendar: RefObject<HTMLElement | null>,
): (tournamentId: number, day: string) => () => void {
  const followed = useRef<MovedTournament | null>(null);
  /** The entry or day that this hook has focused. */
  const placed = useRef<Element | null>(null);

  // Runs after each rendering, because the entry returns after a failed move.
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
      // The timer runs after the effects of the last rendering.
      setTimeout(() => {
        if (followed.current === following) followed.current = null;
      });
    };
  }, []);
}
