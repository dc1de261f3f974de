import type { TournamentRequest } from '../../../../domain/tournament/tournament';
import type { ApiError } from '../../../api/request/problems';
import { tournamentMutations } from '../../../api/tournaments/tournamentMutations';
import type { AppThunk } from '../../../hooks';
import { showCreatedToast } from '../toasts/tournamentToasts';

const { createTournament } = tournamentMutations.endpoints;

/**
 * Creates a tournament without a form and shows a toast (DESK-20).
 * @param key the idempotency key, the same for every attempt
 * @returns the failure; undefined after a success
 */
export const createWithoutForm =
  (request: TournamentRequest, key: string): AppThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      createTournament.initiate({ request, key }, { track: false }),
    );
    if (data) await dispatch(showCreatedToast({ ...data, date: request.date }));
    return error;
  };
