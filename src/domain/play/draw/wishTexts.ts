import { type WishKind, isWishBroken, type Wish } from '../../draw/base/wishes';
import type { Match } from '../model/round';

/** Texts of the kinds of wishes (DRAW-26). */
export const WISH_LABELS: Readonly<Record<WishKind, string>> = {
  notPartners: 'не в\u00a0паре',
  differentCourts: 'на\u00a0разных кортах',
};

/** The wishes that a match breaks: «Против пожелания: Крылова и Лунёв в паре»; null when it breaks none (DRAW-28). */
export function describeWishesBrokenByMatch(
  match: Match,
  wishes: readonly Wish<string>[],
  nameOf: (entryId: string) => string,
): string | null {
  const broken = wishes.filter((wish) => isWishBroken(match, wish));
  if (broken.length === 0) return null;
  const texts = broken.map(({ one, other, kind }) => {
    const where = kind === 'notPartners' ? 'в\u00a0паре' : 'на\u00a0одном корте';
    return `${nameOf(one)} и\u00a0${nameOf(other)} ${where}`;
  });
  return `Против пожелания: ${texts.join(', ')}`;
}
