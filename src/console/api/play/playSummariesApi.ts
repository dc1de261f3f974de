import { parsePlaySummaries, type PlaySummaries } from '../../../domain/play/wire/playSummary';
import { parseResponse } from '../request/parseResponse';
import { getDefaultFailureText } from '../request/problems';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** ROSTER-17, ROSTER-18: what is counted of the plays of our server. */
const playSummariesApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listPlays: build.query<PlaySummaries, void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseResponse(
          await send({ url: '/api/plays' }),
          parsePlaySummaries,
          getDefaultFailureText(endpoint),
        ),
      // Nobody has asked for it, and the next change asks again.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament', 'Play'],
    }),
  }),
});

export const { useListPlaysQuery } = playSummariesApi;
