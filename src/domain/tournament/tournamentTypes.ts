/** The tournament types that can be chosen, by the label that is shown and sent (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** Returns null for a label that this version does not know: it is shown as it came (WIRE-2). */
export const findTournamentType = (label: string): TournamentType | null =>
  TOURNAMENT_TYPES.find((type) => type === label) ?? null;
