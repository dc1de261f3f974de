/** Two players, by their draw numbers. */
export type DrawnPair = readonly [number, number];

/** One match of a round; courts count from 1, players from 0. */
export type DrawnMatch = { court: number; a: DrawnPair; b: DrawnPair };

export type DrawnRound = {
  matches: readonly DrawnMatch[];
  /** Players who are present but have no match in this round. */
  rests: readonly number[];
};

export const SEXES = ['m', 'f'] as const;
export type Sex = (typeof SEXES)[number];

export const listDrawnMatchPlayers = ({ a, b }: Pick<DrawnMatch, 'a' | 'b'>): number[] => [
  ...a,
  ...b,
];

/** The present players of a round, and among them the resting ones. */
export type DrawnPresence = { present: readonly number[]; rests: readonly number[] };

/** All players who played or rested in the round. */
export const listDrawnParticipants = ({ matches, rests }: DrawnRound): number[] => [
  ...matches.flatMap(listDrawnMatchPlayers),
  ...rests,
];

export const listNumbersBelow = (count: number): number[] =>
  Array.from({ length: count }, (_, number) => number);
