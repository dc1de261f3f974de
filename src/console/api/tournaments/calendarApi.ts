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

/** A write without a response may have been done; the address on the screen is wrong then (WEATHER-5). */
const getTagsOfUnknown = (_result: unknown, error?: ApiError) =>
  error && isWriteOutcomeUnknown(error) ? [TAG] : [];

/** Address of the season's calendar (COMFORT-47). Loaded with the code that needs it. */
export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCalendarAddress: build.query<CalendarAddress, void>({
      queryFn: createReader(() => PATH, parseCalendarAddress),
      keepUnusedDataFor: 0,
      providesTags: [TAG],
    }),

    /** Creates an address, or replaces the existing one. */
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
