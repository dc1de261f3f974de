import type { Tournament, TournamentRequest } from '../../domain/tournament';
import { parseTournament, parseTournaments } from '../../domain/wire';
import { api } from './api';
import { ifMatch, idempotencyKey } from './conditions';
import { defaultMessage, type ApiProblem } from './problems';
import { onSuccess } from './tags';

const WRONG_LIST = 'Неверный формат данных от сервера';
const PATH = '/api/tournaments';
const pathOf = (id: number): string => `${PATH}/${id}`;

/** Gone before, or answered with a body that is no JSON and is not used. */
const DELETED_ANYWAY = new Set<ApiProblem['status']>([404, 'CUSTOM_ERROR']);

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiProblem };

/** What an endpoint makes of an answer: the parsed data, or a problem where it cannot be read. */
function read<Data>(answer: Answer, parse: (data: unknown) => Data | null, unreadable: string) {
  if (answer.error) return { error: answer.error };
  const data = parse(answer.data);
  return data === null
    ? { error: { status: 'CUSTOM_ERROR', message: unreadable } satisfies ApiProblem }
    : { data };
}

export const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** WIRE-2: every tournament, normalised; LIST-11 where the answer is no array. */
    listTournaments: build.query<Tournament[], void>({
      queryFn: async (_arg, _api, _extra, send) =>
        read((await send({ url: PATH })) as Answer, parseTournaments, WRONG_LIST),
      providesTags: ['Tournament'],
    }),

    /** WIRE-3; the same key makes the same tournament once, however often it is sent. */
    createTournament: build.mutation<Tournament, { request: TournamentRequest; key: string }>({
      queryFn: async ({ request: body, key }, { endpoint }, _extra, send) =>
        read(
          (await send({
            url: PATH,
            method: 'POST',
            body,
            headers: idempotencyKey(key),
          })) as Answer,
          (data) => parseTournament(data),
          defaultMessage(endpoint),
        ),
      invalidatesTags: onSuccess('Tournament'),
    }),

    /** WIRE-4, EDIT-9: what is answered stands in the list at once. */
    updateTournament: build.mutation<
      Tournament,
      { known: Tournament; changes: Partial<TournamentRequest> }
    >({
      queryFn: async ({ known, changes }, { endpoint }, _extra, send) =>
        read(
          (await send({
            url: pathOf(known.id),
            method: 'PUT',
            body: changes,
            headers: ifMatch(known),
          })) as Answer,
          (data) => parseTournament(data),
          defaultMessage(endpoint),
        ),
      onQueryStarted: async ({ known: { id } }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          tournamentsApi.util.updateQueryData('listTournaments', undefined, (list) =>
            list.map((tournament) => (tournament.id === id ? { ...data, id } : tournament)),
          ),
        );
      },
      invalidatesTags: onSuccess('Tournament'),
    }),

    /** WIRE-5, DELETE-2: a tournament that is gone already counts as deleted, and leaves the list at once. */
    deleteTournament: build.mutation<null, Tournament>({
      queryFn: async (known, _api, _extra, send) => {
        const { error } = (await send({
          url: pathOf(known.id),
          method: 'DELETE',
          headers: ifMatch(known),
        })) as Answer;
        return !error || DELETED_ANYWAY.has(error.status) ? { data: null } : { error };
      },
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        dispatch(
          tournamentsApi.util.updateQueryData('listTournaments', undefined, (list) =>
            list.filter((tournament) => tournament.id !== id),
          ),
        );
      },
      invalidatesTags: onSuccess('Tournament'),
    }),
  }),
});

export const {
  useListTournamentsQuery,
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
  useDeleteTournamentMutation,
  usePrefetch,
} = tournamentsApi;
