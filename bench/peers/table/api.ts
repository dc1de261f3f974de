import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { inOrder, type Tournament } from '../common/tournaments';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    tournaments: build.query<Tournament[], void>({
      query: () => 'tournaments',
      transformResponse: (answer: Tournament[]) => inOrder(answer),
    }),
  }),
});

export const { useTournamentsQuery } = api;
