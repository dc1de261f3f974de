import { parsePlaySummaries, type PlaySummaries } from '../../../domain/play/roster/playSummary';
import { createReader } from '../request/createReader';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** Endpoint for the counts of all plays (ROSTER-17, ROSTER-18). */
const playSummariesApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listPlays: build.query<PlaySummaries, void>({
      queryFn: createReader(() => '/api/plays', parsePlaySummaries),
      // The user did not start this request, and the next change repeats it.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament', 'Play'],
    }),
  }),
});

export const { useListPlaysQuery } = playSummariesApi;
