import type { DrawnPair } from './base/drawnRound';
import type { MixedPairing, Pairing } from './base/pairings';
import { countBrokenWishes, type Wish } from './base/wishes';

/** A way is named by its first pair. */
export type CourtPairing = Pairing | '1+2' | MixedPairing;

/** How the four of a match came to be paired so. */
export type PairingChoice = {
  way: CourtPairing;
  /** The setting's. */
  preferred: CourtPairing;
  pairs: { a: DrawnPair; b: DrawnPair };
  /** DRAW-23: whether another way would have been taken but for a wish. */
  isForWish: boolean;
  /** By way that was weighed: how often its first and its second pair had played together before. */
  repeats: Partial<Record<CourtPairing, readonly [number, number]>>;
};

/** By way: the places within the four, from 0. In микст the men come first. */
export const PAIRING_SEATS: Record<CourtPairing, readonly [DrawnPair, DrawnPair]> = {
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
  wishes?: readonly Wish<number>[];
};

type Weighed = Pick<PairingChoice, 'way' | 'pairs'> & {
  repeats: readonly [number, number];
  broken: number;
};

/** The setting's way first; another one only where repeats are avoided. */
function waysOf({
  pairing,
  mixedPairing = 'M1+W2',
  avoidsRepeats,
  isMixed,
  isOneCourt,
}: Rules): CourtPairing[] {
  if (isMixed) {
    const other = mixedPairing === 'M1+W2' ? 'M1+W1' : 'M1+W2';
    return avoidsRepeats ? [mixedPairing, other] : [mixedPairing];
  }
  if (!avoidsRepeats) return [pairing];
  // The third way orders players worse by skill: only where the same four meet all the time.
  return [pairing, pairing === '1+3' ? '1+4' : '1+3', ...(isOneCourt ? (['1+2'] as const) : [])];
}

/** What a wish may lead to, though the settings never do. */
function otherWays(rules: Rules): CourtPairing[] {
  const usual = waysOf(rules);
  const possible: CourtPairing[] = rules.isMixed ? ['M1+W2', 'M1+W1'] : ['1+3', '1+4', '1+2'];
  return possible.filter((way) => !usual.includes(way));
}

const UNUSUAL = 1000;

const repeatsIn = ({ repeats: [one, other] }: Weighed): number => one + other;

const firstOf = (ways: readonly Weighed[], value: (way: Weighed) => number): Weighed =>
  ways.reduce((best, way) => (value(way) < value(best) ? way : best));

/**
 * The way whose two partnerships were played less often in sum; among equals the setting's. One that breaks fewer
 * wishes goes before all of them.
 */
export function choosePairing(
  four: readonly number[],
  pairedBefore: (one: number, other: number) => number,
  rules: Rules,
): PairingChoice {
  const pairOf = ([one, other]: DrawnPair): DrawnPair => [four[one]!, four[other]!];
  const weigh = (way: CourtPairing): Weighed => {
    const [a, b] = PAIRING_SEATS[way].map(pairOf) as [DrawnPair, DrawnPair];
    const repeats = [pairedBefore(...a), pairedBefore(...b)] as const;
    const broken = countBrokenWishes([{ matches: [{ a, b }] }], rules.wishes ?? []);
    return { way, pairs: { a, b }, repeats, broken };
  };
  const usual = waysOf(rules).map(weigh);
  const unwished = firstOf(usual, repeatsIn);
  const all = unwished.broken === 0 ? usual : [...usual, ...otherWays(rules).map(weigh)];
  const least = Math.min(...all.map(({ broken }) => broken));
  const chosen = firstOf(
    all.filter(({ broken }) => broken === least),
    // Ways that are not the setting's order players worse.
    (way) => repeatsIn(way) + (usual.includes(way) ? 0 : UNUSUAL),
  );
  return {
    way: chosen.way,
    pairs: chosen.pairs,
    preferred: usual[0]!.way,
    isForWish: chosen.way !== unwished.way,
    repeats: Object.fromEntries(all.map((one) => [one.way, one.repeats])),
  };
}
