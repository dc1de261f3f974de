import type { DrawnPair } from './base/drawnRound';
import type { MixedPairing, Pairing } from './base/pairings';
import { countBrokenWishes, type Wish } from './base/wishes';

/** A pairing is named by its first pair. */
export type PairingName = Pairing | '1+2' | MixedPairing;

/** How the four of a match came to be paired so. */
export type PairingReason = {
  pairing: PairingName;
  /** The setting's. */
  preferred: PairingName;
  pairs: { a: DrawnPair; b: DrawnPair };
  /** DRAW-23: without a wish another pairing would have been chosen. */
  isForWish: boolean;
  /** By evaluated pairing: how often its first and its second pair had played together before. */
  repeats: Partial<Record<PairingName, readonly [number, number]>>;
};

/** By pairing: the ranks within the four, from 0. In микст the men come first. */
export const PAIRING_SEATS: Record<PairingName, readonly [DrawnPair, DrawnPair]> = {
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

type EvaluatedPairing = Pick<PairingReason, 'pairing' | 'pairs'> & {
  repeats: readonly [number, number];
  broken: number;
};

/** The setting's pairing first; another one only where repeats are avoided. */
function listPairings({
  pairing,
  mixedPairing = 'M1+W2',
  avoidsRepeats,
  isMixed,
  isOneCourt,
}: Rules): PairingName[] {
  if (isMixed) {
    const other = mixedPairing === 'M1+W2' ? 'M1+W1' : 'M1+W2';
    return avoidsRepeats ? [mixedPairing, other] : [mixedPairing];
  }
  if (!avoidsRepeats) return [pairing];
  // The third pairing orders players worse by skill: only where the same four meet all the time.
  return [pairing, pairing === '1+3' ? '1+4' : '1+3', ...(isOneCourt ? (['1+2'] as const) : [])];
}

/** What a wish may lead to, though the settings never do. */
function listOtherPairings(rules: Rules): PairingName[] {
  const usual = listPairings(rules);
  const possible: PairingName[] = rules.isMixed ? ['M1+W2', 'M1+W1'] : ['1+3', '1+4', '1+2'];
  return possible.filter((pairing) => !usual.includes(pairing));
}

const UNUSUAL_COST = 1000;

const sumRepeats = ({ repeats: [one, other] }: EvaluatedPairing): number => one + other;

const pickBest = (
  pairings: readonly EvaluatedPairing[],
  computeCost: (pairing: EvaluatedPairing) => number,
): EvaluatedPairing =>
  pairings.reduce((best, pairing) => (computeCost(pairing) < computeCost(best) ? pairing : best));

/**
 * The pairing whose two partnerships were played less often in sum; among equals the setting's. One that breaks fewer
 * wishes goes before all of them.
 */
export function choosePairing(
  four: readonly number[],
  countPartnerships: (one: number, other: number) => number,
  rules: Rules,
): PairingReason {
  const toPair = ([one, other]: DrawnPair): DrawnPair => [four[one]!, four[other]!];
  const evaluate = (pairing: PairingName): EvaluatedPairing => {
    const [a, b] = PAIRING_SEATS[pairing].map(toPair) as [DrawnPair, DrawnPair];
    const repeats = [countPartnerships(...a), countPartnerships(...b)] as const;
    const broken = countBrokenWishes([{ matches: [{ a, b }] }], rules.wishes ?? []);
    return { pairing, pairs: { a, b }, repeats, broken };
  };
  const usual = listPairings(rules).map(evaluate);
  const unwished = pickBest(usual, sumRepeats);
  const all = unwished.broken === 0 ? usual : [...usual, ...listOtherPairings(rules).map(evaluate)];
  const least = Math.min(...all.map(({ broken }) => broken));
  const chosen = pickBest(
    all.filter(({ broken }) => broken === least),
    // Pairings that are not the setting's order players worse.
    (pairing) => sumRepeats(pairing) + (usual.includes(pairing) ? 0 : UNUSUAL_COST),
  );
  return {
    pairing: chosen.pairing,
    pairs: chosen.pairs,
    preferred: usual[0]!.pairing,
    isForWish: chosen.pairing !== unwished.pairing,
    repeats: Object.fromEntries(all.map((one) => [one.pairing, one.repeats])),
  };
}
