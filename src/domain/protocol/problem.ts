/** The error response of the server; all texts are Russian and for users (ERR-3). */
export type Problem = {
  message: string;
  /** Keyed by the request's camelCase field. */
  fieldErrors?: Record<string, string>;
  /** In a conflict: the stored value, newer than the one that the request knew (TRUST-3). */
  current?: unknown;
};
