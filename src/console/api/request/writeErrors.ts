import type { ApiError } from './problems';

// A separate file, because errorKinds.ts is loaded with the first screen.

const KEY_REFUSED = 422;
const FOR_ALL = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 401, 429, 502, 503, 504]);
const UNKNOWN = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 'CUSTOM_ERROR', 502, 503, 504]);

const isOneOf = (statuses: ReadonlySet<unknown>, error: ApiError): boolean =>
  'status' in error && statuses.has(error.status);

/** True when the server has handled another request with the same key (WEATHER-4). */
export const isKeyReuseError = (error: ApiError): boolean =>
  'status' in error && error.status === KEY_REFUSED && !error.fieldErrors;

/** True for a request that a sign-out has aborted. */
const isAborted = (error: ApiError): boolean => 'name' in error && error.name === 'AbortError';

/** True when the following requests of a batch would fail for the same reason, or make matters worse (COMFORT-52). */
export const shouldStopBatch = (error: ApiError | undefined): boolean =>
  error !== undefined && (isAborted(error) || isOneOf(FOR_ALL, error));

/**
 * True when the server may have done the write (WEATHER-5): there was no response, an unreadable one, or one from a
 * proxy.
 */
export const isWriteOutcomeUnknown = (error: ApiError): boolean => isOneOf(UNKNOWN, error);
