/** The server's error response. All its texts are Russian and meant for users (ERR-3). */
export type Problem = {
  message: string;
  /** Messages by the request's camelCase field. */
  fieldErrors?: Record<string, string>;
  /** In a conflict: the stored value, which is newer than the version that the request named (TRUST-3). */
  current?: unknown;
};
