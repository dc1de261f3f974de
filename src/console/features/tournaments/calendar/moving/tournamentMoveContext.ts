import { createContext, use } from 'react';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../../domain/tournament/tournamentWire';

export type TournamentMove = {
  tournament: Tournament;
  /** The day under the tournament, yyyy-MM-dd; null when it would stay on its own day. */
  day: string | null;
};

type MovingContextValue = {
  moving: TournamentMove | null;
  /** yyyy-MM-dd in the club's zone. */
  today: string;
  /** Id of the text that explains how an entry is moved. */
  hintId: string | undefined;
};

/** The move in progress, for all parts of the calendar (DESK-30). */
export const TournamentMoveContext = createContext<MovingContextValue>({
  moving: null,
  today: '',
  hintId: undefined,
});

/** Attributes that make an element a day to put entries on. */
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
