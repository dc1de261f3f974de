import type { DrawnPair } from './base/drawnRound';
import { PAIRING_SEATS, type PairingName, type PairingReason } from './pairingName';

const NAMES = ['1', '2', '3', '4'];
const MIXED_NAMES = ['М1', 'М2', 'Ж1', 'Ж2'];

const getSeatNames = (pairing: PairingName): readonly string[] =>
  pairing.startsWith('M') ? MIXED_NAMES : NAMES;

/** Returns «1+3 и 2+4»: the numbers are ranks among the four. */
function formatPairing(pairing: PairingName): string {
  const names = getSeatNames(pairing);
  return PAIRING_SEATS[pairing].map(([one, other]) => `${names[one]}+${names[other]}`).join(' и ');
}

/** The sentence under a court whose pairing differs from the setting; null when it does not differ. */
export function describePairingChoice({
  pairing,
  preferred,
  repeats,
  isForWish,
}: PairingReason): string | null {
  if (isForWish) return `По пожеланию играли ${formatPairing(pairing)}`;
  if (pairing === preferred) return null;
  const names = getSeatNames(preferred);
  const pairs: readonly DrawnPair[] = PAIRING_SEATS[preferred].filter(
    (_, index) => repeats[preferred]![index]! > 0,
  );
  const met = pairs.map(([one, other]) => `${names[one]} и ${names[other]}`).join(', ');
  const were = pairs.length === 1 ? 'уже были парой' : 'уже были парами';
  return `${met} ${were}: играли ${formatPairing(pairing)}`;
}
