import { parsePlaySummaries, type PlaySummaries } from '../../../domain/play/wire/playSummary';
import { createReader } from '../request/createReader';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** ROSTER-17, ROSTER-18: what is counted of the plays of our server. */
const playSummariesApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listPlays: build.query<PlaySummaries, void>({
      queryFn: createReader(() => '/api/plays', parsePlaySummaries),
      // Nobody has asked for it, and the next change asks again.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament', 'Play'],
    }),
  }),
});

export const { useListPlaysQuery } = playSummariesApi;
