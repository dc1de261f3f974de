import type { ListRevisionState } from './listRepository';

/** Formats a tag that identifies a state of the list among those of all databases. The tag has no quotes. */
export const formatListTag = ({ instance, epoch, revision }: ListRevisionState): string =>
  `${instance}.${epoch}.${revision}`;

/** Formats the list's tag for clients (SPEED-1). */
export const formatListEtag = (state: ListRevisionState): string => `W/"${formatListTag(state)}"`;

/** Parses the state in a tag, even of another database. Null for any other text. */
export function parseListEtag(tag: string): ListRevisionState | null {
  const [, instance, epoch, revision] = /^W\/"(.*)\.(\d{1,15})\.(\d{1,15})"$/.exec(tag) ?? [];
  if (instance === undefined) return null;
  return { instance, epoch: Number(epoch), revision: Number(revision) };
}
