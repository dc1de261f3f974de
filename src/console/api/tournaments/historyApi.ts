import type { HistoryEntry } from '../../../domain/editing/history';
import { parseHistory } from '../../../domain/editing/historyWire';
import { UNREADABLE_LIST_TEXT } from './loadList';
import { TOURNAMENTS_PATH } from '../request/apiPaths';
import { createReader } from '../request/createReader';
import { tournamentsApi } from './tournamentsApi';
import { SCREEN_CACHE_SECONDS } from '../store/screenCache';

/** Endpoint for the history of tournaments (COMFORT-33), loaded with the code that shows it. */
const historyApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes of one tournament, newest first (TRUST-8). */
    readHistory: build.query<HistoryEntry[], number>({
      queryFn: createReader(
        (id) => `${TOURNAMENTS_PATH}/${id}/history`,
        parseHistory,
        UNREADABLE_LIST_TEXT,
      ),
      keepUnusedDataFor: SCREEN_CACHE_SECONDS,
      // Every change of the tournament adds a line to its history.
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useReadHistoryQuery } = historyApi;
