import type { ApiError } from './problems';

// Not in errorKinds.ts, which is loaded with the first screen.

const KEY_REFUSED = 422;
const FOR_ALL = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 401, 429, 502, 503, 504]);
const UNKNOWN = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 'CUSTOM_ERROR', 502, 503, 504]);

const isOneOf = (statuses: ReadonlySet<unknown>, error: ApiError): boolean =>
  'status' in error && statuses.has(error.status);

/** WEATHER-4: the server has done another request with the same key before. */
export const isKeyReuseError = (error: ApiError): boolean =>
  'status' in error && error.status === KEY_REFUSED && !error.fieldErrors;

/** Signing out aborts what is under way. */
const isAborted = (error: ApiError): boolean => 'name' in error && error.name === 'AbortError';

/** Whether the next request would fail for the same reason, or make matters worse (COMFORT-52). */
export const shouldStopBatch = (error: ApiError | undefined): boolean =>
  error !== undefined && (isAborted(error) || isOneOf(FOR_ALL, error));

/**
 * WEATHER-5: whether the write may have been done: there was no answer, an unreadable one, or a proxy's in
 * place of the server's.
 */
export const isWriteOutcomeUnknown = (error: ApiError): boolean => isOneOf(UNKNOWN, error);
