/** The tournament types to choose from. Each is also its shown and sent label (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** The type of a label; null for a label that this version does not support, which is shown as it is (WIRE-2). */
export const findTournamentType = (label: string): TournamentType | null =>
  TOURNAMENT_TYPES.find((type) => type === label) ?? null;
