import type { Tournament, TournamentRequest } from '../../../../domain/tournament/tournament';
import { hasRequestedValues } from '../../../../domain/tournament/formValues';
import { parseTournament } from '../../../../domain/tournament/tournamentWire';
import { parseConflict } from '../../../api/request/parseConflict';
import type { ApiError } from '../../../api/request/problems';
import { replaceInCachedList } from '../../../api/tournaments/cachedListUpdates';
import type { AppThunk } from '../../../hooks';

/** The stored tournament in a conflict's response; null for any other error (TRUST-41). */
export const parseConflictTournament = (error: ApiError): Tournament | null =>
  parseConflict(error, (data) => parseTournament(data));

/**
 * Detects a conflict with the user's own write, whose response was lost: the stored values equal the wanted ones
 * (WEATHER-3). Puts the stored tournament into the list.
 * @returns the stored tournament; null for any other failure
 */
export const recoverLostSave =
  (error: ApiError, wanted: Partial<TournamentRequest>): AppThunk<Tournament | null> =>
  (dispatch) => {
    const current = parseConflictTournament(error);
    if (!current || !hasRequestedValues(current, wanted)) return null;
    dispatch(replaceInCachedList(current));
    return current;
  };
