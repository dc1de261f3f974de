import type { HistoryEntry } from '../../domain/history';
import { parseHistory } from '../../domain/historyWire';
import { WRONG_LIST } from './loadList';
import { PATH } from './paths';
import { read, tournamentsApi } from './tournamentsApi';

const KEPT_SECONDS = 60;

/** COMFORT-33: what our server has noted; it comes with whoever first opens it. */
const historyApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    /** TRUST-8: of one tournament, newest first. */
    listHistory: build.query<HistoryEntry[], number>({
      queryFn: async (id, _api, _extra, send) =>
        read(await send({ url: `${PATH}/${id}/history` }), parseHistory, WRONG_LIST),
      keepUnusedDataFor: KEPT_SECONDS,
      // Whatever becomes of the tournament is noted there.
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useListHistoryQuery } = historyApi;
