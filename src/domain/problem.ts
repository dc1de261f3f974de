import type { Tournament } from './tournament';

/** The error envelope that both sides speak; every text is Russian and for a person (ERR-3). */
export type Problem = {
  message: string;
  /** By camelCase field of the request. */
  fieldErrors?: Record<string, string>;
  /** The tournament as it is now, where the request knew an older version (TRUST-3). */
  current?: Tournament;
};
