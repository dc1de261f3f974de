import { SEXES } from '../../draw/base/drawnRound';
import type { PlayState } from '../log/playState';

type Entries = Pick<PlayState, 'entries'>;
type PartnerModeState = Pick<PlayState, 'entries' | 'settings'>;

/** PLAY-41: with whom an entry makes a fixed pair: both name each other; null where they do not. */
export function findPartner({ entries }: Entries, entryId: string): string | null {
  const partner = entries[entryId]?.partner ?? null;
  return partner !== null && entries[partner]?.partner === entryId ? partner : null;
}

/**
 * PLAY-40, PLAY-41: those of some who can be drawn: in микст whoever is known as a man or a woman, of fixed pairs
 * those whose partner is there too.
 */
export function filterDrawable(state: PartnerModeState, available: readonly string[]): string[] {
  const { variant } = state.settings;
  if (variant === 'mixed') return available.filter((id) => state.entries[id]!.sex !== null);
  if (variant === 'changing') return [...available];
  const ids = new Set(available);
  return available.filter((id) => ids.has(findPartner(state, id) ?? ''));
}

/** Those among whom rests are even: men and women apart in микст, else all together. */
export const listRestGroups = (
  { settings, entries }: PartnerModeState,
  present: readonly string[],
): (readonly string[])[] =>
  settings.variant === 'mixed'
    ? SEXES.map((sex) => present.filter((id) => entries[id]!.sex === sex))
    : [present];

/** PLAY-41: some entries with the two of each fixed pair beside each other, in the order of the first of them. */
export function sortPartnersTogether(state: PartnerModeState, ids: readonly string[]): string[] {
  if (state.settings.variant !== 'fixed') return [...ids];
  const available = new Set(ids);
  const pairs = ids.flatMap((id) => [id, findPartner(state, id) ?? id]);
  return [...new Set(pairs)].filter((id) => available.has(id));
}
