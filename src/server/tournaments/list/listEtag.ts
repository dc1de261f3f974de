import type { ListRevisionState } from './listRepository';

/** Identifies a state of the list among those of all databases; without quotes. */
export const formatListTag = ({ instance, epoch, revision }: ListRevisionState): string =>
  `${instance}.${epoch}.${revision}`;

/** The list's tag for clients (SPEED-1). */
export const formatListEtag = (state: ListRevisionState): string => `W/"${formatListTag(state)}"`;

/** The state in a tag, even of another database; null for any other text. */
export function parseListEtag(tag: string): ListRevisionState | null {
  const [, instance, epoch, revision] = /^W\/"(.*)\.(\d{1,15})\.(\d{1,15})"$/.exec(tag) ?? [];
  if (instance === undefined) return null;
  return { instance, epoch: Number(epoch), revision: Number(revision) };
}
