import type {
  TournamentVersion,
  Tournament,
  TournamentRequest,
} from '../../../domain/tournament/tournament';
import { omitUnsupportedFields } from '../../../domain/tournament/formValues';
import { hasServerId, parseTournament } from '../../../domain/tournament/tournamentWire';
import { config } from '../../config';
import { TOURNAMENTS_PATH } from '../request/apiPaths';
import { addToCachedList, replaceInCachedList, updateCachedList } from './cachedListUpdates';
import { parseResponse } from '../request/parseResponse';
import { getDefaultFailureText, type ApiProblem } from '../request/problems';
import { invalidateOnSuccess } from '../store/tags';
import { tournamentsApi } from './tournamentsApi';
import { toIfMatchHeaders, createIdempotencyHeader } from '../request/writeHeaders';

const getTournamentPath = (id: number): string => `${TOURNAMENTS_PATH}/${id}`;

/** Failures that count as a success: the tournament is already deleted, or the response's unneeded body is not JSON. */
const DELETED_ANYWAY = new Set<ApiProblem['status']>([404, 'CUSTOM_ERROR']);

/** Endpoints for writes of tournaments; each updates the cached list (WIRE-3 to WIRE-5). */
export const tournamentMutations = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds the response to the cached list. Requests with the same key create one tournament (WIRE-3). */
    createTournament: build.mutation<Tournament, { request: TournamentRequest; key: string }>({
      queryFn: async ({ request, key }, { endpoint, dispatch }, _extra, send) => {
        const body = omitUnsupportedFields(request, config.features);
        const answer = parseResponse(
          await send({
            url: TOURNAMENTS_PATH,
            method: 'POST',
            body,
            headers: createIdempotencyHeader(key),
          }),
          (data) => parseTournament(data),
          getDefaultFailureText(endpoint),
        );
        if (answer.data && hasServerId(answer.data)) dispatch(addToCachedList(answer.data));
        return answer;
      },
      invalidatesTags: invalidateOnSuccess('Tournament'),
    }),

    /** Puts the response into the cached list (WIRE-4, EDIT-9). */
    updateTournament: build.mutation<
      Tournament,
      { known: TournamentVersion; changes: Partial<TournamentRequest> }
    >({
      queryFn: async ({ known, changes }, { endpoint, dispatch }, _extra, send) => {
        const answer = parseResponse(
          await send({
            url: getTournamentPath(known.id),
            method: 'PUT',
            body: omitUnsupportedFields(changes, config.features),
            headers: toIfMatchHeaders(known),
          }),
          (data) => parseTournament(data),
          getDefaultFailureText(endpoint),
        );
        if (answer.data) dispatch(replaceInCachedList({ ...answer.data, id: known.id }));
        return answer;
      },
      invalidatesTags: invalidateOnSuccess('Tournament'),
    }),

    /** Removes the tournament from the cached list, even if the server no longer had it (WIRE-5, DELETE-2). */
    deleteTournament: build.mutation<null, TournamentVersion>({
      queryFn: async (known, { dispatch }, _extra, send) => {
        const { error } = await send({
          url: getTournamentPath(known.id),
          method: 'DELETE',
          headers: toIfMatchHeaders(known),
        });
        if (error && !DELETED_ANYWAY.has(error.status)) return { error };
        dispatch(
          updateCachedList((tournaments) => tournaments.filter(({ id }) => id !== known.id)),
        );
        return { data: null };
      },
      invalidatesTags: invalidateOnSuccess('Tournament'),
    }),
  }),
});

export const {
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
  useDeleteTournamentMutation,
} = tournamentMutations;
