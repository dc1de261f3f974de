import type { ApiError } from './problems';

const UNREACHABLE: unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

/** Whether no server has answered. */
export const isServerUnreachable = (error: ApiError | undefined): boolean =>
  error !== undefined && 'status' in error && UNREACHABLE.includes(error.status);
