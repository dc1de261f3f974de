import type { ApiError } from './problems';

/**
 * Returns the stored record from a refusal, when the request was based on an older version of it (TRUST-41). Null for
 * any other failure, and for data that `parse` rejects.
 */
export const parseConflict = <Data>(
  error: ApiError,
  parse: (data: unknown) => Data | null,
): Data | null => ('current' in error ? parse(error.current) : null);
