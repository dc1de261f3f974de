import type { Tournament } from '../../../domain/tournament/tournament';
import { waitForPaint } from '../store/waitForPaint';
import { api } from '../store/api';
import type { CachedList, ListRequestState } from './cachedList';
import { loadList } from './loadList';
import type { ApiState, ApiThunk } from '../store/thunk';

/** Endpoint of the list, which the first screen needs. The mutations load with the forms: `tournamentMutations.ts`. */
export const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A refetch transfers only the changes (WIRE-2, SPEED-2). */
    listTournaments: build.query<CachedList, void>({
      queryFn: async (_arg, { getState, dispatch }, _extra, send) => {
        const getCached = () => listOf(getState());
        const answer = await loadList(send, () => getCached().data);
        if ('data' in answer) return answer;
        // Without a connection, the list stored on this device is loaded (COMFORT-72).
        return import(/* webpackChunkName: 'offline-list' */ './restoreOfflineList').then(
          ({ restoreOfflineList }) => restoreOfflineList(answer, getCached(), dispatch),
          () => answer,
        );
      },
      // After the beginning of a long list, the whole list is loaded (SPEED-4).
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data || data.isWhole) return;
        await waitForPaint();
        void dispatch(refetchList());
      },
      structuralSharing: false,
      providesTags: ['Tournament'],
    }),
  }),
});

const listOf = (state: unknown): ListRequestState =>
  tournamentsApi.endpoints.listTournaments.select()(state as ApiState);

/** Refetches the list, even if no screen shows it. Does not repeat a request in progress. */
export const refetchList = (): ApiThunk<Promise<{ data?: CachedList }>> =>
  tournamentsApi.endpoints.listTournaments.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });

export const { useListTournamentsQuery, usePrefetch } = tournamentsApi;

const NONE: readonly Tournament[] = [];

/** All loaded tournaments; empty when no list is loaded. */
export const useLoadedTournaments = (): readonly Tournament[] =>
  useListTournamentsQuery().currentData?.tournaments ?? NONE;
