import type { DrawnPair } from './base/drawnRound';
import { PAIRING_SEATS, type CourtPairing, type PairingChoice } from './courtPairing';

const NAMES = ['1', '2', '3', '4'];
const MIXED_NAMES = ['М1', 'М2', 'Ж1', 'Ж2'];

const namesOf = (way: CourtPairing): readonly string[] =>
  way.startsWith('M') ? MIXED_NAMES : NAMES;

/** «1+3 и 2+4»: places within the four. */
function wayName(way: CourtPairing): string {
  const names = namesOf(way);
  return PAIRING_SEATS[way].map(([one, other]) => `${names[one]}+${names[other]}`).join(' и ');
}

/** The sentence under a court: why another way was taken than the setting's. Null where none was. */
export function describePairingChoice({
  way,
  preferred,
  repeats,
  isForWish,
}: PairingChoice): string | null {
  if (isForWish) return `По пожеланию играли ${wayName(way)}`;
  if (way === preferred) return null;
  const names = namesOf(preferred);
  const pairs: readonly DrawnPair[] = PAIRING_SEATS[preferred].filter(
    (_, index) => repeats[preferred]![index]! > 0,
  );
  const met = pairs.map(([one, other]) => `${names[one]} и ${names[other]}`).join(', ');
  const were = pairs.length === 1 ? 'уже были парой' : 'уже были парами';
  return `${met} ${were}: играли ${wayName(way)}`;
}
