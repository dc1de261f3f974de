import { parseForgottenPlayers } from '../../../domain/players/forgetting/parseForgottenPlayers';
import type { ForgottenPlayer } from '../../../domain/players/forgetting/forgetWire';
import { createReader } from '../request/createReader';
import { tournamentsApi } from '../tournaments/tournamentsApi';

/** PLAYER-77: who was forgotten; nobody waits for it, so nothing is said where it fails. */
export const forgottenApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    listForgotten: build.mutation<readonly ForgottenPlayer[], void>({
      queryFn: createReader(() => '/api/players/forgotten', parseForgottenPlayers),
      extraOptions: { isSilent: true },
    }),
  }),
});
