/** APPLY-12: sign-ups within an hour that are taken at once. */
export type SignUpLimits = { perAddress: number; perTournament: number };

export const DEFAULT_SIGN_UP_LIMITS: SignUpLimits = { perAddress: 30, perTournament: 60 };

/** APPLY-12: sign-ups of a tournament at most that the desk has not dealt with, those withdrawn since included. */
export const REVIEW_MAX = 500;

/** APPLY-11: nobody fills the form in sooner, ms. */
export const FORM_FILLING_MIN_MS = 2_000;
