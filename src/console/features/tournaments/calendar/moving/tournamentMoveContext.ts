import { createContext, use } from 'react';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../../domain/tournament/tournamentWire';

/** A tournament on its way to another day. */
export type TournamentMove = {
  tournament: Tournament;
  /** The day that it would be on, yyyy-MM-dd; null where it would stay. */
  day: string | null;
};

type MovingContextValue = {
  moving: TournamentMove | null;
  /** yyyy-MM-dd in the club's zone. */
  today: string;
  /** The id of the text that says how an entry is moved. */
  hintId: string | undefined;
};

/** DESK-30: what is moved in the calendar around it. */
export const TournamentMoveContext = createContext<MovingContextValue>({
  moving: null,
  today: '',
  hintId: undefined,
});

/** What makes an element a day that entries can be put on. */
export function useDayAttributes(): (day: string) => object {
  const { moving, today } = use(TournamentMoveContext);
  return (day) => ({
    'data-day': day,
    'data-past': day < today ? '' : undefined,
    'data-target': moving?.day === day ? '' : undefined,
    'aria-current': day === today ? 'date' : undefined,
  });
}

/** What makes an element an entry that can be moved; a past tournament stays where it was. */
export function useTournamentAttributes(tournament: Tournament): object {
  const { moving, today, hintId } = use(TournamentMoveContext);
  if (tournament.date < today || !hasServerId(tournament)) return {};
  return {
    'data-tournament': tournament.id,
    'data-moving': moving?.tournament.id === tournament.id ? '' : undefined,
    'aria-describedby': hintId,
  };
}
