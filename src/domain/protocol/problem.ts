/** The error envelope that both sides speak; every text is Russian and for a person (ERR-3). */
export type Problem = {
  message: string;
  /** By camelCase field of the request. */
  fieldErrors?: Record<string, string>;
  /** In a conflict: what is stored now, where the request knew an older version (TRUST-3). */
  current?: unknown;
};
