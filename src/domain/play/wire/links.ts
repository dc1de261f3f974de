import { isRecord, toText } from '../../lib/coerce';

/** Purposes of a secret address: watching, or entering scores (SEEN-1). */
export const LINK_PURPOSES = ['live', 'score'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Paths on the server, such as `/live/c2VjcmV0`; null for a page without an address. */
export type PlayLinkPaths = Readonly<Record<LinkPurpose, string | null>>;

export const formatLinkPath = (purpose: LinkPurpose, token: string): string =>
  `/${purpose}/${token}`;

/** Parses the links in a play's response; all are null for a host without such pages. */
export function parsePlayLinks(data: unknown): PlayLinkPaths {
  const links = isRecord(data) ? data : {};
  return { live: toText(links.live) || null, score: toText(links.score) || null };
}
