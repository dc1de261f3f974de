import {
  parseCalendarAddress,
  type CalendarAddress,
} from '../../../domain/calendar/calendarAddress';
import { api } from '../store/api';
import { isWriteOutcomeUnknown } from '../request/writeErrors';
import { getDefaultFailureText, type ApiError } from '../request/problems';
import { parseResponse } from '../request/parseResponse';
import { createReader } from '../request/createReader';

const PATH = '/api/calendar';
const TAG = 'Calendar' as const;

/** After a write without a response the shown address may be wrong, so it is refetched (WEATHER-5). */
const getTagsOfUnknown = (_result: unknown, error?: ApiError) =>
  error && isWriteOutcomeUnknown(error) ? [TAG] : [];

/** Endpoints for the address of the season's calendar (COMFORT-47), loaded with the code that needs them. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCalendarAddress: build.query<CalendarAddress, void>({
      queryFn: createReader(() => PATH, parseCalendarAddress),
      keepUnusedDataFor: 0,
      providesTags: [TAG],
    }),

    /** Creates the calendar's address, or replaces it. */
    openCalendarAddress: build.mutation<CalendarAddress, void>({
      queryFn: async (_arg, { endpoint }, _extra, send) =>
        parseResponse(
          await send({ url: PATH, method: 'POST' }),
          parseCalendarAddress,
          getDefaultFailureText(endpoint),
        ),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(setKnownAddress(data));
      },
      invalidatesTags: getTagsOfUnknown,
    }),

    closeCalendarAddress: build.mutation<null, void>({
      query: () => ({ url: PATH, method: 'DELETE' }),
      transformResponse: () => null,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(setKnownAddress({ path: null, created_at: null, last_read_at: null }));
      },
      invalidatesTags: getTagsOfUnknown,
    }),
  }),
});

const setKnownAddress = (address: CalendarAddress) =>
  calendarApi.util.updateQueryData('readCalendarAddress', undefined, () => address);

export const {
  useReadCalendarAddressQuery,
  useOpenCalendarAddressMutation,
  useCloseCalendarAddressMutation,
} = calendarApi;
