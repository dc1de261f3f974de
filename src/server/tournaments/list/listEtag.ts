import type { ListRevisionState } from './listRepository';

/** What names a state of the list among those of all databases; without quotes. */
export const formatListTag = ({ instance, epoch, revision }: ListRevisionState): string =>
  `${instance}.${epoch}.${revision}`;

/** SPEED-1: the list's tag in a state, for whoever keeps it. */
export const formatListEtag = (state: ListRevisionState): string => `W/"${formatListTag(state)}"`;

/** The state that a tag names, whether or not this database was ever in it; null for any other text. */
export function parseListEtag(tag: string): ListRevisionState | null {
  const [, instance, epoch, revision] = /^W\/"(.*)\.(\d{1,15})\.(\d{1,15})"$/.exec(tag) ?? [];
  if (instance === undefined) return null;
  return { instance, epoch: Number(epoch), revision: Number(revision) };
}
