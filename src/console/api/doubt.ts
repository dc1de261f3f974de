import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiProblem } from './problems';

/** No answer, one that cannot be read, or that of a proxy which has none. */
const UNKNOWN = new Set<unknown>(['FETCH_ERROR', 'TIMEOUT_ERROR', 'CUSTOM_ERROR', 502, 503, 504]);

/** Whether a write that failed may have been done all the same (WEATHER-5). */
export const mayBeDone = (error: ApiProblem | SerializedError): boolean =>
  'status' in error && UNKNOWN.has(error.status);
