import { parseForgottenPlayers } from '../../domain/players/readForgotten';
import type { ForgottenPlayer } from '../../domain/players/forgettingWire';
import { parseResponse } from './parseAnswer';
import { getDefaultMessage } from './problems';
import { tournamentsApi } from './tournamentsApi';

/** PLAYER-77: who was forgotten; nobody waits for it, so nothing is said where it fails. */
export const forgottenApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listForgotten: build.mutation<readonly ForgottenPlayer[], void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseResponse(
          await send({ url: '/api/players/forgotten' }),
          parseForgottenPlayers,
          getDefaultMessage(endpoint),
        ),
      extraOptions: { isSilent: true },
    }),
  }),
});
