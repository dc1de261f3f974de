import { createReader } from '../request/createReader';
import { tournamentsApi } from './tournamentsApi';

const parseCount = (data: unknown): number | null => {
  const { count } = (data ?? {}) as { count?: unknown };
  return typeof count === 'number' ? count : null;
};

/** Number of tournaments in the trash of our server (COMFORT-32). Loaded with the code that shows it. */
const trashCountApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    countTrash: build.query<number, void>({
      queryFn: createReader(() => '/api/trash/count', parseCount),
      // It runs unasked, and the next change refetches it.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useCountTrashQuery } = trashCountApi;
