/** Two players, by their numbers in the draw. */
export type DrawnPair = readonly [number, number];

/** One match of a round: courts count from 1, players from 0. */
export type DrawnMatch = { court: number; a: DrawnPair; b: DrawnPair };

export type DrawnRound = {
  matches: readonly DrawnMatch[];
  /** Present, and without a match in this round. */
  rests: readonly number[];
};

export const SEXES = ['m', 'f'] as const;
export type Sex = (typeof SEXES)[number];

export const listDrawnMatchPlayers = ({ a, b }: Pick<DrawnMatch, 'a' | 'b'>): number[] => [
  ...a,
  ...b,
];

/** Who is there in a round, and who of them rests. */
export type DrawnPresence = { present: readonly number[]; rests: readonly number[] };

/** Who took part in a round, playing or resting. */
export const listDrawnParticipants = ({ matches, rests }: DrawnRound): number[] => [
  ...matches.flatMap(listDrawnMatchPlayers),
  ...rests,
];

export const listNumbersBelow = (count: number): number[] =>
  Array.from({ length: count }, (_, number) => number);
