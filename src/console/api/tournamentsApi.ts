import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Tournament } from '../../domain/tournament';
import { selectAuth, type AuthState } from '../state/authSlice';
import { afterPaint } from './afterPaint';
import { api } from './api';
import type { CachedList } from './cachedList';
import { loadList } from './loadList';

/**
 * The list, which the first screen needs. What writes comes with the forms: `tournamentMutations.ts`.
 */
export const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** WIRE-2; a refetch transfers only what has changed (SPEED-2). */
    listTournaments: build.query<CachedList, void>({
      queryFn: async (_arg, { getState, dispatch }, _extra, send) => {
        const list = () => cachedList(getState());
        const answer = await loadList(send, list);
        if ('data' in answer) return answer;
        // COMFORT-72.
        return import('./offlineList').then(
          ({ withOfflineList }) => withOfflineList(answer, list(), dispatch),
          () => answer,
        );
      },
      // SPEED-4: after the beginning of a long list, the whole list.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data || data.isWhole) return;
        await afterPaint();
        void dispatch(refetchList());
      },
      structuralSharing: false,
      providesTags: ['Tournament'],
    }),
  }),
});

type State = Parameters<ReturnType<typeof tournamentsApi.endpoints.listTournaments.select>>[0];

const cachedList = (state: unknown): CachedList | undefined =>
  tournamentsApi.endpoints.listTournaments.select()(state as State).data;

type Refetch = ThunkAction<
  Promise<{ data?: CachedList }>,
  { auth: AuthState },
  unknown,
  UnknownAction
>;

/**
 * Refetches the list, whether or not it is on the screen; a request under way is not doubled. AUTH-5: nothing
 * is loaded for somebody who has signed out since.
 */
export const refetchList = (): Refetch => async (dispatch, getState) =>
  selectAuth(getState()).status === 'signedOut'
    ? {}
    : dispatch(
        tournamentsApi.endpoints.listTournaments.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      );

export const { useListTournamentsQuery, usePrefetch } = tournamentsApi;

const NONE: readonly Tournament[] = [];

/** All tournaments that are loaded; none while there is no list. */
export const useLoadedTournaments = (): readonly Tournament[] =>
  useListTournamentsQuery().currentData?.tournaments ?? NONE;
