/** The pairing of a court's four players by rank: 1+3 v 2+4, or 1+4 v 2+3. */
export const PAIRINGS = ['1+3', '1+4'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** Pairings in микст: the better man with the second woman, or the two best players together. */
export const MIXED_PAIRINGS = ['M1+W2', 'M1+W1'] as const;
export type MixedPairing = (typeof MIXED_PAIRINGS)[number];

/** Pairings of a final's four. Микст has its own; fixed pairs always play as pairs one and two (PLAY-85). */
export const FINAL_PAIRINGS = ['1+4', '1+3', '1+2', ...MIXED_PAIRINGS] as const;
export type FinalPairing = (typeof FINAL_PAIRINGS)[number];

/** Orders that seat the next round: the standings, or a ladder in which the winners of a round move up (DRAW-30). */
export const SEATING_ORDERS = ['standings', 'winnersUp'] as const;
export type SeatingOrder = (typeof SEATING_ORDERS)[number];
