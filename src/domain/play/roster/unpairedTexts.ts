import { isAway, type Entry } from '../model/entry';
import type { PartnerMode } from '../model/gameSettings';
import { formatFullName } from '../people/names';
import { findPartner } from './partnerMode';
import { listWithStatus } from './roster';

const listed = new Intl.ListFormat('ru');

/** Confirmed entries that may still play but lack «м/ж» or a partner. */
export function listUnpairedEntries(entries: readonly Entry[], variant: PartnerMode): Entry[] {
  if (variant === 'changing') return [];
  const state = { entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
  const playing = listWithStatus(entries, 'confirmed').filter((entry) => !isAway(entry));
  const ids = new Set(playing.map(({ id }) => id));
  return playing.filter(({ id, sex }) =>
    variant === 'mixed' ? sex === null : !ids.has(findPartner(state, id) ?? ''),
  );
}

/** Sentence about these entries, which will not play; null when there are none (PLAY-40, PLAY-41). */
export function formatUnpaired(unpaired: readonly Entry[], variant: PartnerMode): string | null {
  if (unpaired.length === 0) return null;
  const fails = unpaired.length === 1 ? 'не попадёт' : 'не попадут';
  const lacks = variant === 'mixed' ? 'м/ж' : 'пары';
  return `Без ${lacks} в игру ${fails}: ${listed.format(unpaired.map(formatFullName))}.`;
}

/** Sentences about the entries that will not play, and the solution; null when there are none (PLAY-40, PLAY-41). */
export function describeUnpaired(entries: readonly Entry[], variant: PartnerMode): string | null {
  const unpaired = listUnpairedEntries(entries, variant);
  if (unpaired.length === 0) return null;
  const text = formatUnpaired(unpaired, variant)!;
  if (variant === 'mixed') return `${text} Отметьте м/ж в составе.`;
  // An entry whose partner is away does not need another partner.
  return unpaired.some(({ partner }) => partner === null)
    ? `${text} Нажмите «без пары» у обоих.`
    : text;
}
