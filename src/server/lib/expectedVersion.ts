import { ProblemError } from './problem';

/** The version that a request builds on; null where any will do. */
export type ExpectedVersion = number | null;

/** A version as `ETag` has it. */
export const ETAG_PATTERN = /^"(\d{1,15})"$/;
/** What `If-Match` may hold: that, or any version. */
export const IF_MATCH_PATTERN = new RegExp(`${ETAG_PATTERN.source}|^[*]$`);

/** TRUST-1: a version as `ETag` and `If-Match` have it. */
export const formatVersionEtag = ({ version }: { version: number | null }): string =>
  `"${version}"`;

/**
 * TRUST-2: the version in an `If-Match` header.
 * @throws ProblemError 400 for what is neither one version nor *
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
 * ROSTER-22, PLAYER-7: the version in the `If-Match` of a write that is never blind.
 * @param former from the body, as consoles of the release before send it
 * @throws ProblemError 400 for anything but one version
 */
export function requireOneVersion(header: string | undefined, former: number | undefined): number {
  const version = header === undefined ? former : ETAG_PATTERN.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError(400, 'If-Match: нужна версия в кавычках, например "3".');
  }
  return Number(version);
}
