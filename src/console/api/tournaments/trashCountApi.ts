import { createReader } from '../request/createReader';
import { tournamentsApi } from './tournamentsApi';

const parseCount = (data: unknown): number | null => {
  const { count } = (data ?? {}) as { count?: unknown };
  return typeof count === 'number' ? count : null;
};

/** Endpoint for the number of tournaments in the trash (COMFORT-32), loaded with the code that shows it. */
const trashCountApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    countTrash: build.query<number, void>({
      queryFn: createReader(() => '/api/trash/count', parseCount),
      // The user did not start this request, and the next change repeats it.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useCountTrashQuery } = trashCountApi;
