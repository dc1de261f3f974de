import type { Tournament, TournamentRequest } from '../../../../domain/tournament/tournament';
import { hasRequestedValues } from '../../../../domain/tournament/formValues';
import { parseTournament } from '../../../../domain/tournament/tournamentWire';
import { parseConflict } from '../../../api/request/parseConflict';
import type { ApiError } from '../../../api/request/problems';
import { replaceInCachedList } from '../../../api/tournaments/cachedListUpdates';
import type { AppThunk } from '../../../hooks';

/** TRUST-41: the tournament as it is stored now, where a change of it met a conflict. */
export const parseConflictTournament = (error: ApiError): Tournament | null =>
  parseConflict(error, (data) => parseTournament(data));

/**
 * WEATHER-3: a conflict with one's own change, of which only the answer was lost: what was wanted is
 * stored already. Puts the tournament into the list.
 * @returns the tournament as it is stored; null for any other failure
 */
export const recoverLostSave =
  (error: ApiError, wanted: Partial<TournamentRequest>): AppThunk<Tournament | null> =>
  (dispatch) => {
    const current = parseConflictTournament(error);
    if (!current || !hasRequestedValues(current, wanted)) return null;
    dispatch(replaceInCachedList(current));
    return current;
  };
