import { SEXES } from '../../draw/base/drawnRound';
import type { PlayState } from '../log/playState';

type Entries = Pick<PlayState, 'entries'>;
type PartnerModeState = Pick<PlayState, 'entries' | 'settings'>;

/** The fixed partner of an entry, when both name each other; otherwise null (PLAY-41). */
export function findPartner({ entries }: Entries, entryId: string): string | null {
  const partner = entries[entryId]?.partner ?? null;
  return partner !== null && entries[partner]?.partner === entryId ? partner : null;
}

/**
 * The entries that can be drawn: in микст those with «м/ж», with fixed pairs those with an available partner (PLAY-40,
 * PLAY-41).
 */
export function filterDrawable(state: PartnerModeState, available: readonly string[]): string[] {
  const { variant } = state.settings;
  if (variant === 'mixed') return available.filter((id) => state.entries[id]!.sex !== null);
  if (variant === 'changing') return [...available];
  const ids = new Set(available);
  return available.filter((id) => ids.has(findPartner(state, id) ?? ''));
}

/** The groups within which rests are even: men and women separately in микст, otherwise all players. */
export const listRestGroups = (
  { settings, entries }: PartnerModeState,
  present: readonly string[],
): (readonly string[])[] =>
  settings.variant === 'mixed'
    ? SEXES.map((sex) => present.filter((id) => entries[id]!.sex === sex))
    : [present];

/** Puts the players of each fixed pair next to each other, at the first one's position (PLAY-41). */
export function sortPartnersTogether(state: PartnerModeState, ids: readonly string[]): string[] {
  if (state.settings.variant !== 'fixed') return [...ids];
  const available = new Set(ids);
  const pairs = ids.flatMap((id) => [id, findPartner(state, id) ?? id]);
  return [...new Set(pairs)].filter((id) => available.has(id));
}
