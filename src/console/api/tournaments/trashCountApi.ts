import { createReader } from '../request/createReader';
import { tournamentsApi } from './tournamentsApi';

const parseCount = (data: unknown): number | null => {
  const { count } = (data ?? {}) as { count?: unknown };
  return typeof count === 'number' ? count : null;
};

/** COMFORT-32: how many tournaments are in the trash of our server; loaded with the code that shows it. */
const trashCountApi = tournamentsApi.injectEndpoints({
  endpoints: (build) => ({
    countTrash: build.query<number, void>({
      queryFn: createReader(() => '/api/trash/count', parseCount),
      // Nobody has asked for it, and the next change asks again.
      extraOptions: { isSilent: true },
      providesTags: ['Tournament'],
    }),
  }),
});

export const { useCountTrashQuery } = trashCountApi;
