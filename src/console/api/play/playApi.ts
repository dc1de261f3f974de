import type { PlayChange } from '../../../domain/play/log/events';
import { parsePlay, type Play } from '../../../domain/play/wire/playWire';
import { parsePlayHistory } from '../../../domain/play/log/changeWire';
import { TOURNAMENTS_PATH } from '../request/apiPaths';
import { isServerUnreachable } from '../request/errorKinds';
import { saveAnsweredPlay, readSavedPlay, type PlayWithSavedAt } from './offlinePlay';
import { createReader } from '../request/createReader';
import { parseResponse } from '../request/parseResponse';
import { trackServerClock } from '../request/serverClock';
import type { ApiState } from '../store/thunk';
import { tournamentsApi } from '../tournaments/tournamentsApi';
import { SCREEN_CACHE_SECONDS } from '../store/screenCache';

export const UNREADABLE_PLAY_TEXT = 'Сервер прислал состав, который не удалось прочитать';

export const getPlayApiPath = (tournamentId: number): string =>
  `${TOURNAMENTS_PATH}/${tournamentId}/play`;

/** Endpoints of plays (ROSTER-30), loaded with the screens that use them. */
export const playApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a connection it returns the play saved on this device (ROSTER-1, ROSTER-16). */
    readPlay: build.query<PlayWithSavedAt, number>({
      queryFn: async (tournamentId, { getState }, _extra, send) => {
        const before = selectCachedPlay(getState(), tournamentId);
        const answer = await trackServerClock(() => send({ url: getPlayApiPath(tournamentId) }));
        const { data, error } = parseResponse(answer, parsePlay, UNREADABLE_PLAY_TEXT);
        if (error) {
          const saved =
            !before && isServerUnreachable(error) ? await readSavedPlay(tournamentId) : null;
          return saved ? { data: saved } : { error };
        }
        const now = selectCachedPlay(getState(), tournamentId);
        // Another response has updated the cached play, which is newer than this response.
        if (now && now !== before && now.version > data.version) return { data: now };
        saveAnsweredPlay(tournamentId, answer.data);
        return { data: { ...data, savedAt: null } };
      },
      keepUnusedDataFor: SCREEN_CACHE_SECONDS,
      providesTags: ['Play', 'Tournament'],
    }),

    /** The changes are sorted newest first (ROSTER-14). */
    readPlayHistory: build.query<PlayChange[], number>({
      queryFn: createReader(
        (tournamentId) => `${getPlayApiPath(tournamentId)}/history`,
        parsePlayHistory,
        UNREADABLE_PLAY_TEXT,
      ),
      keepUnusedDataFor: 0,
      providesTags: ['Play'],
    }),
  }),
});

export function selectCachedPlay(
  state: unknown,
  tournamentId: number,
): PlayWithSavedAt | undefined {
  return playApi.endpoints.readPlay.select(tournamentId)(state as ApiState).data;
}

/** Puts a play from a response into the cache, unless the cached one is newer. */
export const cachePlay = (tournamentId: number, play: Play) =>
  playApi.util.updateQueryData('readPlay', tournamentId, (cached) =>
    cached.savedAt !== null || play.version >= cached.version ? { ...play, savedAt: null } : cached,
  );

export const { useReadPlayQuery, useReadPlayHistoryQuery } = playApi;
