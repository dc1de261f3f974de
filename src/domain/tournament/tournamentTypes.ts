/** The tournament types that can be chosen, by the label that is shown and sent (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
