/** The tournament types to choose from, by their shown and sent label (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** Returns null for a label that this version does not know; the page shows it unchanged (WIRE-2). */
export const findTournamentType = (label: string): TournamentType | null =>
  TOURNAMENT_TYPES.find((type) => type === label) ?? null;
