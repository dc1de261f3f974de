import { ProblemError } from './problem';

/** The version that a request builds on. Null for any version. */
export type ExpectedVersion = number | null;

/** A version in the form of `ETag`. */
export const ETAG_PATTERN = /^"(\d{1,15})"$/;
/** Allowed values of `If-Match`: one version, or `*` for any version. */
export const IF_MATCH_PATTERN = new RegExp(`${ETAG_PATTERN.source}|^[*]$`);

/** Formats a version for `ETag` and `If-Match` (TRUST-1). */
export const formatVersionEtag = ({ version }: { version: number | null }): string =>
  `"${version}"`;

/**
 * Parses the version in an `If-Match` header (TRUST-2).
 * @throws ProblemError 400 for any text except one version or *
 */
export function requireExpectedVersion(header: string | undefined): ExpectedVersion {
  if (header === undefined || header === '*') return null;
  const version = ETAG_PATTERN.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError(400, 'If-Match: нужна версия в кавычках, например "3", или *.');
  }
  return Number(version);
}

/**
 * Parses the version of a write that must name it (ROSTER-22, PLAYER-7).
 * @param former the version in the body, as consoles of the previous release send it
 * @throws ProblemError 400 for any text except one version
 */
export function requireOneVersion(header: string | undefined, former: number | undefined): number {
  const version = header === undefined ? former : ETAG_PATTERN.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError(400, 'If-Match: нужна версия в кавычках, например "3".');
  }
  return Number(version);
}
