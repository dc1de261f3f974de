import { isRecord, toText } from '../../lib/coerce';

/** SEEN-1: whom a secret address is for: who looks on, or who types scores. */
export const LINK_PURPOSES = ['live', 'score'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Paths on the server, such as `/live/c2VjcmV0`; null where there is none. */
export type PlayLinkPaths = Readonly<Record<LinkPurpose, string | null>>;

export const formatLinkPath = (purpose: LinkPurpose, token: string): string =>
  `/${purpose}/${token}`;

/** The links in a play's response; none where a host has no such pages. */
export function parsePlayLinks(data: unknown): PlayLinkPaths {
  const links = isRecord(data) ? data : {};
  return { live: toText(links.live) || null, score: toText(links.score) || null };
}
