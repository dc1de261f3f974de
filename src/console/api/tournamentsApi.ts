import { original, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Tournament, TournamentRequest } from '../../domain/tournament';
import { omitUnsupportedFields } from '../../domain/values';
import { isSendable, parseTournament } from '../../domain/wire';
import { config } from '../config';
import { afterPaint } from './afterPaint';
import { api } from './api';
import type { Answer } from './baseQuery';
import { frozenList, type CachedList } from './cachedList';
import { ifMatch, idempotencyKey } from './writeHeaders';
import { loadList } from './loadList';
import { TOURNAMENTS_PATH } from './apiPaths';
import { defaultMessage, type ApiProblem } from './problems';
import { onSuccess } from './tags';

const pathOf = (id: number): string => `${TOURNAMENTS_PATH}/${id}`;

/** It was gone already, or the answer's body, which is not needed, is no JSON. */
const DELETED_ANYWAY = new Set<ApiProblem['status']>([404, 'CUSTOM_ERROR']);

/** The tournament that a write changes, and the version it builds on (TRUST-40). */
type Known = Pick<Tournament, 'id' | 'version'>;

/** The parsed data of an answer, or a Problem with this text where it cannot be parsed. */
export function parseAnswer<Data>(
  answer: Answer,
  parse: (data: unknown) => Data | null,
  unreadable: string,
) {
  if (answer.error) return { error: answer.error };
  const data = parse(answer.data);
  return data === null
    ? { error: { status: 'CUSTOM_ERROR', message: unreadable } satisfies ApiProblem }
    : { data };
}

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

    /** WIRE-3: the answer goes into the cached list; requests with the same key create one tournament. */
    createTournament: build.mutation<Tournament, { request: TournamentRequest; key: string }>({
      queryFn: async ({ request, key }, { endpoint, dispatch }, _extra, send) => {
        const body = omitUnsupportedFields(request, config.features);
        const answer = parseAnswer(
          await send({ url: TOURNAMENTS_PATH, method: 'POST', body, headers: idempotencyKey(key) }),
          (data) => parseTournament(data),
          defaultMessage(endpoint),
        );
        if (answer.data && isSendable(answer.data)) dispatch(addToCachedList(answer.data));
        return answer;
      },
      invalidatesTags: onSuccess('Tournament'),
    }),

    /** WIRE-4, EDIT-9: the answer goes into the cached list. */
    updateTournament: build.mutation<
      Tournament,
      { known: Known; changes: Partial<TournamentRequest> }
    >({
      queryFn: async ({ known, changes }, { endpoint, dispatch }, _extra, send) => {
        const answer = parseAnswer(
          await send({
            url: pathOf(known.id),
            method: 'PUT',
            body: omitUnsupportedFields(changes, config.features),
            headers: ifMatch(known),
          }),
          (data) => parseTournament(data),
          defaultMessage(endpoint),
        );
        if (answer.data) dispatch(replaceInCachedList({ ...answer.data, id: known.id }));
        return answer;
      },
      invalidatesTags: onSuccess('Tournament'),
    }),

    /** WIRE-5, DELETE-2: removes it from the cached list, also where it was gone already. */
    deleteTournament: build.mutation<null, Known>({
      queryFn: async (known, { dispatch }, _extra, send) => {
        const { error } = await send({
          url: pathOf(known.id),
          method: 'DELETE',
          headers: ifMatch(known),
        });
        if (error && !DELETED_ANYWAY.has(error.status)) return { error };
        dispatch(
          updateCachedList((tournaments) => tournaments.filter(({ id }) => id !== known.id)),
        );
        return { data: null };
      },
      invalidatesTags: onSuccess('Tournament'),
    }),
  }),
});

type State = Parameters<ReturnType<typeof tournamentsApi.endpoints.listTournaments.select>>[0];

const cachedList = (state: unknown): CachedList | undefined =>
  tournamentsApi.endpoints.listTournaments.select()(state as State).data;

/** Refetches the list, whether or not it is on the screen; a request under way is not doubled. */
export const refetchList = (): ThunkAction<
  Promise<{ data?: CachedList }>,
  unknown,
  unknown,
  UnknownAction
> =>
  tournamentsApi.endpoints.listTournaments.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  }) as never;

/**
 * Replaces the tournaments in the cached list, all at once, since an Immer draft of a long list is slow. A
 * write does this before it ends, and so before the refetch that follows it: that answer wins (WEATHER-6).
 */
export const updateCachedList = (change: (tournaments: Tournament[]) => Tournament[]) =>
  tournamentsApi.util.updateQueryData('listTournaments', undefined, (draft) => {
    const { tournaments, ...rest } = original(draft);
    return frozenList({ answered: tournaments, ...rest, tournaments: change(tournaments) });
  });

/** WEATHER-6: the newer of two versions: a late answer does not replace what is newer. */
const newerOf = (known: Tournament, answered: Tournament): Tournament =>
  (known.version ?? 0) <= (answered.version ?? 0) ? answered : known;

/** Replaces a tournament in the cached list; one that is not there is not added. */
export const replaceInCachedList = (tournament: Tournament) =>
  updateCachedList((tournaments) =>
    tournaments.map((known) => (known.id === tournament.id ? newerOf(known, tournament) : known)),
  );

/** Adds a tournament to the cached list, or replaces it there. */
export const addToCachedList = (tournament: Tournament) =>
  updateCachedList((tournaments) => {
    const known = tournaments.find(({ id }) => id === tournament.id);
    const others = tournaments.filter((one) => one !== known);
    return [...others, known ? newerOf(known, tournament) : tournament];
  });

export const {
  useListTournamentsQuery,
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
  useDeleteTournamentMutation,
  usePrefetch,
} = tournamentsApi;

const NONE: readonly Tournament[] = [];

/** All tournaments that are loaded; none while there is no list. */
export const useLoadedTournaments = (): readonly Tournament[] =>
  useListTournamentsQuery().currentData?.tournaments ?? NONE;
