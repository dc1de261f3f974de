import type { Tournament, TournamentRequest } from '../../../domain/tournament';
import { hasValues } from '../../../domain/values';
import { currentIn, type ApiError } from '../../api/problems';
import { replaceInCachedList } from '../../api/tournamentsApi';
import type { AppThunk } from '../../hooks';

/**
 * WEATHER-3: the tournament, where what a refused change wanted stands there already: the change was
 * made before, and only its answer was lost. The list has it then.
 */
export const savedBefore =
  (error: ApiError, wanted: Partial<TournamentRequest>): AppThunk<Tournament | null> =>
  (dispatch) => {
    const current = currentIn(error);
    if (!current || !hasValues(current, wanted)) return null;
    dispatch(replaceInCachedList(current));
    return current;
  };
