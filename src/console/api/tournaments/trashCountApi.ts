import { getDefaultFailureText } from '../request/problems';
import { parseResponse } from '../request/parseResponse';
import { tournamentsApi } from './tournamentsApi';

const parseCount = (data: unknown): number | null => {
  const { count } = (data ?? {}) as { count?: unknown };
  return typeof count === 'number' ? count : null;
};

/** DESK-6: how many tournaments are in the trash of our server; loaded with the code that shows it. */
const trashCountApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    countTrash: build.query<number, void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseResponse(
          await send({ url: '/api/trash/count' }),
          parseCount,
          getDefaultFailureText(endpoint),
        ),
      // Nobody has asked for it, and the next change asks again.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useCountTrashQuery } = trashCountApi;
