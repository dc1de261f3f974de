import { original } from '@reduxjs/toolkit';
import type { TrashedTournament } from '../../../domain/editing/history';
import type { Tournament } from '../../../domain/tournament/tournament';
import { parseTrash } from '../../../domain/editing/trash';
import { parseTournament } from '../../../domain/tournament/tournamentWire';
import { freezeListForStore } from './cachedList';
import { UNREADABLE_LIST_TEXT } from './loadList';
import { TOURNAMENTS_PATH } from '../request/apiPaths';
import { getDefaultFailureText } from '../request/problems';
import { invalidateOnSuccess } from '../store/tags';
import { addToCachedList } from './cachedListUpdates';
import { parseResponse } from '../request/parseResponse';
import { tournamentsApi } from './tournamentsApi';
import { SCREEN_CACHE_SECONDS } from '../store/screenCache';

/** Endpoints of the trash (COMFORT-30, COMFORT-32), loaded with the code that needs them. */
export const trashApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The tournaments are sorted by the time of deletion, latest first (TRUST-5). */
    listTrash: build.query<TrashedTournament[], void>({
      queryFn: async (_arg, _api, _extra, send) => {
        const answer = await send({ url: '/api/trash' });
        const { data, error } = parseResponse(answer, parseTrash, UNREADABLE_LIST_TEXT);
        return error ? { error } : { data: freezeListForStore(data) };
      },
      structuralSharing: false,
      keepUnusedDataFor: SCREEN_CACHE_SECONDS,
      providesTags: ['Tournament'],
    }),

    /** Restores a tournament by its id, and adds it to the cached list immediately (TRUST-6). */
    restoreTournament: build.mutation<Tournament, number>({
      queryFn: async (id, { endpoint, dispatch }, _extra, send) => {
        const answer = parseResponse(
          await send({ url: `${TOURNAMENTS_PATH}/${id}/restore`, method: 'POST' }),
          (data) => parseTournament(data),
          getDefaultFailureText(endpoint),
        );
        const { data } = answer;
        if (!data) return answer;
        const isOther = (tournament: Tournament) => tournament.id !== id;
        dispatch(addToCachedList(data));
        dispatch(
          trashApi.util.updateQueryData('listTrash', undefined, (draft) =>
            freezeListForStore(original(draft).filter(isOther)),
          ),
        );
        return answer;
      },
      invalidatesTags: invalidateOnSuccess('Tournament'),
    }),
  }),
});

export const { useListTrashQuery } = trashApi;
