import type { ApiError } from './problems';

const UNREACHABLE: unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

/** True when no server has responded. */
export const isServerUnreachable = (error: ApiError | undefined): boolean =>
  error !== undefined && 'status' in error && UNREACHABLE.includes(error.status);
