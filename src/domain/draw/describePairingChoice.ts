import { PAIRING_SEATS, type PairingReason } from './pairingName';

/**
 * The sentence under a court whose pairing differs from the setting; null when it does not differ (DRAW-9, DRAW-23).
 * @param names of the four, in the order of the draw
 */
export function describePairingChoice(
  { pairing, preferred, repeats, isForWish }: PairingReason,
  names: readonly string[],
): string | null {
  if (isForWish) return 'По\u00a0пожеланию пары другие';
  if (pairing === preferred) return null;
  const pairs = PAIRING_SEATS[preferred].filter((_, index) => repeats[preferred]![index]! > 0);
  const met = pairs.map(([one, other]) => `${names[one]} и ${names[other]}`).join(', ');
  const were = pairs.length === 1 ? 'уже были парой' : 'уже были парами';
  return `${met} ${were}, поэтому пары другие`;
}
