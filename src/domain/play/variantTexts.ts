import { isAway, type Entry } from './entry';
import type { Variant } from './gameSettings';
import { fullName } from './names';
import { inOrder } from './roster';
import { partnerOf } from './variant';

const listed = new Intl.ListFormat('ru');

/** Confirmed entries that may still play, without what the pairs need: «м/ж», or a partner. */
export function unpaired(entries: readonly Entry[], variant: Variant): Entry[] {
  if (variant === 'changing') return [];
  const state = { entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
  const playing = inOrder(entries, 'confirmed').filter((entry) => !isAway(entry));
  const ids = new Set(playing.map(({ id }) => id));
  return playing.filter(({ id, sex }) =>
    variant === 'mixed' ? sex === null : !ids.has(partnerOf(state, id) ?? ''),
  );
}

/** PLAY-40, PLAY-41: that these will not play; null for nobody. */
export function leftOverText(left: readonly Entry[], variant: Variant): string | null {
  if (left.length === 0) return null;
  const fails = left.length === 1 ? 'не попадёт' : 'не попадут';
  const lacks = variant === 'mixed' ? 'м/ж' : 'пары';
  return `Без ${lacks} в игру ${fails}: ${listed.format(left.map(fullName))}.`;
}

/** PLAY-40, PLAY-41: who will not play, and what to do; null where nobody is left over. */
export function unpairedText(entries: readonly Entry[], variant: Variant): string | null {
  const left = unpaired(entries, variant);
  if (left.length === 0) return null;
  const said = leftOverText(left, variant)!;
  if (variant === 'mixed') return `${said} Отметьте м/ж в составе.`;
  // Whose partner is only away needs no other.
  return left.some(({ partner }) => partner === null)
    ? `${said} Пару выбирают в меню игрока.`
    : said;
}
