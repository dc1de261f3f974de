import { parsePlaySummaries, type PlaySummaries } from '../../../domain/play/roster/playSummary';
import { createReader } from '../request/createReader';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** Counts of the plays of our server (ROSTER-17, ROSTER-18). */
const playSummariesApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listPlays: build.query<PlaySummaries, void>({
      queryFn: createReader(() => '/api/plays', parsePlaySummaries),
      // It runs unasked, and the next change refetches it.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament', 'Play'],
    }),
  }),
});

export const { useListPlaysQuery } = playSummariesApi;
