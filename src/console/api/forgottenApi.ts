import { parseForgotten } from '../../domain/players/readForgotten';
import type { ForgottenPlayer } from '../../domain/players/forgettingWire';
import { parseAnswer } from './parseAnswer';
import { defaultMessage } from './problems';
import { tournamentsApi } from './tournamentsApi';

/** PLAYER-77: who was forgotten; nobody waits for it, so nothing is said where it fails. */
export const forgottenApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listForgotten: build.mutation<readonly ForgottenPlayer[], void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseAnswer(
          await send({ url: '/api/players/forgotten' }),
          parseForgotten,
          defaultMessage(endpoint),
        ),
      extraOptions: { isSilent: true },
    }),
  }),
});
