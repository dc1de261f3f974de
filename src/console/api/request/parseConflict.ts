import type { ApiError } from './problems';

/**
 * TRUST-41: what is stored now, where the request knew an older version of it; null for any other
 * failure, and for what `parse` does not take.
 */
export const parseConflict = <Data>(
  error: ApiError,
  parse: (data: unknown) => Data | null,
): Data | null => ('current' in error ? parse(error.current) : null);
