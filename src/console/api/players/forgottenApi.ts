import { parseForgottenPlayers } from '../../../domain/players/forgetting/parseForgottenPlayers';
import type { ForgottenPlayer } from '../../../domain/players/forgetting/forgetWire';
import { createReader } from '../request/createReader';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** Endpoint for forgotten players (PLAYER-77). The user does not start this request, so a failure is not shown. */
export const forgottenApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listForgotten: build.mutation<readonly ForgottenPlayer[], void>({
      queryFn: createReader(() => '/api/players/forgotten', parseForgottenPlayers),
      extraOptions: { isSilent: true },
    }),
  }),
});
