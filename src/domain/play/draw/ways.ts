import type { MixedPairing, Pairing } from '../gameSettings';
import type { DrawnPair } from './drawn';

/** A way is named by its first pair. */
export type Way = Pairing | '1+2' | MixedPairing;

/** How the four of a match came to be paired so. */
export type WayChoice = {
  way: Way;
  /** The setting's. */
  preferred: Way;
  pairs: { a: DrawnPair; b: DrawnPair };
  /** By way that was weighed: how often its first and its second pair had played together before. */
  repeats: Partial<Record<Way, readonly [number, number]>>;
};

/** By way: the places within the four, from 0. In микст the men come first. */
export const WAY_SEATS: Record<Way, readonly [DrawnPair, DrawnPair]> = {
  '1+3': [
    [0, 2],
    [1, 3],
  ],
  '1+4': [
    [0, 3],
    [1, 2],
  ],
  '1+2': [
    [0, 1],
    [2, 3],
  ],
  'M1+W2': [
    [0, 3],
    [1, 2],
  ],
  'M1+W1': [
    [0, 2],
    [1, 3],
  ],
};

type Rules = {
  pairing: Pairing;
  mixedPairing?: MixedPairing;
  avoidsRepeats: boolean;
  isMixed: boolean;
  isOneCourt: boolean;
};

/** The setting's way first; another one only where repeats are avoided. */
function waysOf({
  pairing,
  mixedPairing = 'M1+W2',
  avoidsRepeats,
  isMixed,
  isOneCourt,
}: Rules): Way[] {
  if (isMixed) {
    const other = mixedPairing === 'M1+W2' ? 'M1+W1' : 'M1+W2';
    return avoidsRepeats ? [mixedPairing, other] : [mixedPairing];
  }
  if (!avoidsRepeats) return [pairing];
  // The third way orders players worse by skill: only where the same four meet all the time.
  return [pairing, pairing === '1+3' ? '1+4' : '1+3', ...(isOneCourt ? (['1+2'] as const) : [])];
}

/** The way whose two partnerships were played less often in sum; among equals the setting's. */
export function chooseWay(
  four: readonly number[],
  pairedBefore: (one: number, other: number) => number,
  rules: Rules,
): WayChoice {
  const pairOf = ([one, other]: DrawnPair): DrawnPair => [four[one]!, four[other]!];
  const weighed = waysOf(rules).map((way) => {
    const [a, b] = WAY_SEATS[way].map(pairOf) as [DrawnPair, DrawnPair];
    const repeats = [pairedBefore(...a), pairedBefore(...b)] as const;
    return { way, pairs: { a, b }, repeats, sum: repeats[0] + repeats[1] };
  });
  const least = Math.min(...weighed.map(({ sum }) => sum));
  const { way, pairs } = weighed.find(({ sum }) => sum === least)!;
  return {
    way,
    pairs,
    preferred: weighed[0]!.way,
    repeats: Object.fromEntries(weighed.map((one) => [one.way, one.repeats])),
  };
}
