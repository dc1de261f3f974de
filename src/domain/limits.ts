/** The tournament types that can be chosen, by the label that is shown and sent (RULE-1, WIRE-2). */
export const TOURNAMENT_TYPES = ['Мексикано', 'Американо'] as const;
export type TournamentType = (typeof TOURNAMENT_TYPES)[number];

/** The club's hours as HH:MM; rules, hints and the second check all read them here (CREATE-5). */
export const EARLIEST_START = '08:00';
export const LATEST_START = '23:00';
export const LATEST_END = '23:59';

export const NAME_LENGTH_MIN = 2;
export const NAME_LENGTH_MAX = 50;
export const USER_ID_LENGTH_MAX = 64;

/** RULE-2, also said where a tournament is moved. */
export const DATE_IN_PAST = 'Дата не может быть в прошлом';
