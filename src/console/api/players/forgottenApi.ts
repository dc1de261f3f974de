import { parseForgottenPlayers } from '../../../domain/players/forgetting/parseForgottenPlayers';
import type { ForgottenPlayer } from '../../../domain/players/forgetting/forgetWire';
import { parseResponse } from '../request/parseResponse';
import { getDefaultFailureText } from '../request/problems';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** PLAYER-77: who was forgotten; nobody waits for it, so nothing is said where it fails. */
export const forgottenApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listForgotten: build.mutation<readonly ForgottenPlayer[], void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseResponse(
          await send({ url: '/api/players/forgotten' }),
          parseForgottenPlayers,
          getDefaultFailureText(endpoint),
        ),
      extraOptions: { isSilent: true },
    }),
  }),
});
