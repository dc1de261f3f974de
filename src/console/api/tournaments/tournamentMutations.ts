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

/** It was gone already, or the answer's body, which is not needed, is no JSON. */
const DELETED_ANYWAY = new Set<ApiProblem['status']>([404, 'CUSTOM_ERROR']);

/** WIRE-3 to WIRE-5: what is written, each with the cached list. */
export const tournamentMutations = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** WIRE-3: the answer goes into the cached list; requests with the same key create one tournament. */
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

    /** WIRE-4, EDIT-9: the answer goes into the cached list. */
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

    /** WIRE-5, DELETE-2: removes it from the cached list, also where it was gone already. */
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
