import type { DrawnPair } from './base/drawnRound';
import type { MixedPairing, Pairing } from './base/pairings';
import { countBrokenWishes, type Wish } from './base/wishes';

/** A pairing is named after its first pair. */
type PairingName = Pairing | '1+2' | MixedPairing;

/** The reason why four players got their pairing. */
export type PairingReason = {
  pairing: PairingName;
  /** The pairing in the settings. */
  preferred: PairingName;
  pairs: { a: DrawnPair; b: DrawnPair };
  /** True when only a wish led to this pairing (DRAW-23). */
  isForWish: boolean;
  /** Number of earlier matches of the first and the second pair, by evaluated pairing. */
  repeats: Partial<Record<PairingName, readonly [number, number]>>;
};

/** Ranks among the four players, from 0, by pairing. In микст the men come first. */
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
  /** Partners of the previous round by player; set only for a ladder, which separates them (DRAW-31). */
  lastPartners?: ReadonlyMap<number, number | undefined> | null;
};

type EvaluatedPairing = Pick<PairingReason, 'pairing' | 'pairs'> & {
  repeats: readonly [number, number];
  broken: number;
};

/** All pairings of a four; the first one wins a tie. */
const listAllPairings = ({ isMixed, mixedPairing = 'M1+W2' }: Rules): readonly PairingName[] => {
  if (!isMixed) return ['1+3', '1+4', '1+2'];
  return mixedPairing === 'M1+W2' ? ['M1+W2', 'M1+W1'] : ['M1+W1', 'M1+W2'];
};

/** Pairings that separate the partners of the previous round; all pairings on a single court. */
function listPartingPairings(
  four: readonly number[],
  lastPartners: ReadonlyMap<number, number | undefined>,
  rules: Rules,
): readonly PairingName[] {
  const all = listAllPairings(rules);
  const keeps = (pairing: PairingName) =>
    PAIRING_SEATS[pairing].every(([one, other]) => lastPartners.get(four[one]!) === four[other]);
  return rules.isOneCourt ? all : all.filter((pairing) => !keeps(pairing));
}

/** The setting's pairing comes first; others follow only when repeats are avoided. */
function listSetPairings({
  pairing,
  mixedPairing = 'M1+W2',
  avoidsRepeats,
  isMixed,
  isOneCourt,
}: Rules): readonly PairingName[] {
  if (isMixed) {
    const other = mixedPairing === 'M1+W2' ? 'M1+W1' : 'M1+W2';
    return avoidsRepeats ? [mixedPairing, other] : [mixedPairing];
  }
  if (!avoidsRepeats) return [pairing];
  // The third pairing gives less even matches. It is used only when the same four players always meet.
  return [pairing, pairing === '1+3' ? '1+4' : '1+3', ...(isOneCourt ? (['1+2'] as const) : [])];
}

const listPairings = (four: readonly number[], rules: Rules): readonly PairingName[] =>
  rules.lastPartners
    ? listPartingPairings(four, rules.lastPartners, rules)
    : listSetPairings(rules);

const UNUSUAL_COST = 1000;

const sumRepeats = ({ repeats: [one, other] }: EvaluatedPairing): number => one + other;

const pickBest = (
  pairings: readonly EvaluatedPairing[],
  computeCost: (pairing: EvaluatedPairing) => number,
): EvaluatedPairing =>
  pairings.reduce((best, pairing) => (computeCost(pairing) < computeCost(best) ? pairing : best));

/**
 * Chooses the pairing that breaks the fewest wishes, then the one with the fewest repeats. In a tie the setting's
 * pairing is chosen.
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
  const usualPairings = listPairings(four, rules);
  const usual = usualPairings.map(evaluate);
  const unwished = pickBest(usual, sumRepeats);
  // Only a wish can cause any other pairing.
  const others = listAllPairings(rules).filter((pairing) => !usualPairings.includes(pairing));
  const all = unwished.broken === 0 ? usual : [...usual, ...others.map(evaluate)];
  const least = Math.min(...all.map(({ broken }) => broken));
  const chosen = pickBest(
    all.filter(({ broken }) => broken === least),
    // Pairings outside the settings give less even matches, so they cost more.
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
