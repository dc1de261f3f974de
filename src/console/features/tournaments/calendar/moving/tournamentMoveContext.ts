import { createContext, use } from 'react';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../../domain/tournament/tournamentWire';

export type TournamentMove = {
  tournament: Tournament;
  /** The day to which the user has dragged the tournament, yyyy-MM-dd; null on its own day. */
  day: string | null;
};

type MovingContextValue = {
  moving: TournamentMove | null;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
  /** Id of the text that explains how an entry is moved. */
  hintId: string | undefined;
};

/** The move in progress, shared with all parts of the calendar (DESK-30). */
export const TournamentMoveContext = createContext<MovingContextValue>({
  moving: null,
  today: '',
  hintId: undefined,
});

/** Attributes that make an element a day on which entries can be dropped. */
export function useDayAttributes(): (day: string) => object {
  const { moving, today } = use(TournamentMoveContext);
  return (day) => ({
    'data-day': day,
    'data-past': day < today ? '' : undefined,
    'data-target': moving?.day === day ? '' : undefined,
    'aria-current': day === today ? 'date' : undefined,
  });
}

/** Attributes that make an element a movable entry; none for a past tournament. */
export function useTournamentAttributes(tournament: Tournament): object {
  const { moving, today, hintId } = use(TournamentMoveContext);
  if (tournament.date < today || !hasServerId(tournament)) return {};
  return {
    'data-tournament': tournament.id,
    'data-moving': moving?.tournament.id === tournament.id ? '' : undefined,
    'aria-describedby': hintId,
  };
}
